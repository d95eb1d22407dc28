// Beside the command, which prints it before any build exists.

export const usage = `
Asks the calls of the site as the site would, and says what works, what is absent and what is wrong.
Usage: npm run check:upstream -- URL [--adapter FILE] [--login] [--cart ID] [--changes] [--json]
  URL            base URL of the back office, http:// where it names no scheme; API_BASE_URL without it
  --adapter FILE the adapter; UPSTREAM_ADAPTER without it
  --login        reads a customer's e-mail and password, a line each, from standard input: signs in and out,
                 and asks the calls of a signed-in customer
  --token T      the same with a token, without signing in
  --cart ID      tempId of a filled guest's cart: checks its lines and vouchers
  --changes      makes a guest's cart, puts a product into it, changes and deletes it; orders nothing;
                 makes a cart for a signed-in customer who has none
  --product ID   the product for --changes; without it the first available one of the catalogue
  --voucher CODE a voucher for --changes
  --json         one JSON document instead of lines`.trim();
