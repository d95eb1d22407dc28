// The container's HEALTHCHECK: 0 while the site beside it answers `/healthz`, else 1. With HOST the site listens at that
// address alone.
import process from "node:process";

const { HOST: host = "", PORT: port } = process.env;
const address = host.includes(":") ? `[${host}]` : host || "127.0.0.1";

const isUp = await fetch(`http://${address}:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isUp ? 0 : 1);
