# syntax=docker/dockerfile:1
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY server/standalone/package.json server/standalone/
RUN npm ci --include=dev
COPY remix.config.js tsconfig.json ./
COPY app app
COPY server server
COPY public public
RUN npm run build

FROM node:22-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY server/standalone/package.json server/standalone/
RUN npm ci --omit=dev && npm cache clean --force

FROM node:22-slim
WORKDIR /site
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json ./
# What the link in node_modules leads to; its code is in the build.
COPY server/standalone/package.json server/standalone/
COPY server/standalone/theatre server/standalone/theatre
COPY server/start server/start
# The one place that is written to: the demo theatre's database, its mail, the session secret of plain http.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# A busy process may be slow to answer.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s --retries=3 \
  CMD ["node", "server/start/healthcheck.js"]
CMD ["node", "server/start/start.js"]
