// Vendure as a Czech shop's developer would configure it: CZK, prices with tax. Prints READY once it
// serves and is filled, with the variables that its adapter needs: none.
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const vendure = require("@vendure/core");
const { AssetServerPlugin } = require("@vendure/asset-server-plugin");

const here = import.meta.dirname;
const { hostname, port, username, pathname } = new URL(process.env.DATABASE_URL ?? "");

const app = await vendure.bootstrap({
  apiOptions: {
    port: Number(process.env.PORT),
    hostname: "127.0.0.1",
    adminApiPath: "admin-api",
    shopApiPath: "shop-api",
    shopListQueryLimit: 100,
  },
  authOptions: {
    tokenMethod: ["bearer"],
    requireVerification: false,
    superadminCredentials: { identifier: "superadmin", password: "superadmin" },
    cookieOptions: { secret: "x".repeat(32) },
  },
  dbConnectionOptions: {
    type: "postgres",
    host: hostname,
    port: Number(port),
    username,
    database: pathname.slice(1),
    synchronize: true,
    logging: false,
  },
  defaultLanguageCode: vendure.LanguageCode.cs,
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Warn, timestamp: false }),
  paymentOptions: { paymentMethodHandlers: [vendure.dummyPaymentHandler] },
  customFields: {},
  plugins: [
    vendure.DefaultJobQueuePlugin.init({ pollInterval: 200 }),
    vendure.DefaultSearchPlugin.init({ bufferUpdates: false }),
    AssetServerPlugin.init({ route: "assets", assetUploadDir: path.join(here, "assets") }),
  ],
});
await app.get(vendure.JobQueueService).start();
await import("./seed.js");
process.stdout.write("READY {}\n");
