import { createRequire } from "node:module";

const { defineConfig } = createRequire(import.meta.url)("@medusajs/framework/utils");

const secret = "x".repeat(32);
export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: { storeCors: "", adminCors: "", authCors: "", jwtSecret: secret, cookieSecret: secret },
  },
  admin: { disable: true },
});
