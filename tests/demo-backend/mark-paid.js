// `npm run demo:paid -- E26-00001`: marks an order of the running demo site as paid. The site must have been started
// with DEMO_BACKEND_ADMIN_TOKEN, and this with the same. No dependencies.
const [code] = process.argv.slice(2);
const { DEMO_BACKEND_ADMIN_TOKEN: token, PUBLIC_ORIGIN: origin, PORT: port = "3000" } = process.env;

if (!code || !token) {
  process.stdout.write("Usage: DEMO_BACKEND_ADMIN_TOKEN=… npm run demo:paid -- E26-00001\n");
  process.exit(2);
}

const address = new URL(
  `/api/admin/orders/${encodeURIComponent(code)}/paid`,
  origin ?? `http://localhost:${port}`,
);
const reasons = {
  401: "The token is not the one the site was started with.",
  404: "There is no such order, or the site was started without DEMO_BACKEND_ADMIN_TOKEN.",
};
const response = await fetch(address, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
const reason = Object.entries(reasons).find(([status]) => Number(status) === response.status)?.[1];
process.stdout.write(
  response.ok ? `${code} is paid.\n` : `${reason ?? `The site answered ${response.status}.`}\n`,
);
process.exitCode = response.ok ? 0 : 1;
