-- What a column's name does not say. `npm run db:types` writes it into the types, too.
comment on column articles.body is 'HTML: paragraphs, h2, lists and quotes only.';
comment on column articles.image is 'File under the `article` image folder.';
comment on column banners.key is 'The poster key: `banner.home`, `banner.popup_desktop`, `banner.popup_mobile`.';
comment on column banners.path is 'Image folder.';
comment on column brands.logo is 'File under the `brand` image folder.';
comment on column carts.used_at is 'When it was last read or changed, to the day.';
comment on column categories.position is 'Order in lists and menus, from 1.';
comment on column complaints.decide_by is 'Day of Prague, `YYYY-MM-DD`.';
comment on column complaints.order_code is 'As it was typed.';
comment on column complaints.reference is '`R26-00042`.';
comment on column contacts.map is 'File under the `map` image folder.';
comment on column currencies.rate is 'CZK for one unit.';
comment on column deliveries.for_vouchers is 'Available to a cart that contains gift vouchers only.';
comment on column deliveries.free_from is 'Gross CZK of goods from which the delivery is free.';
comment on column deliveries.image is 'File under the `delivery` image folder.';
comment on column emails.kind is 'A key of `emailKinds`.';
comment on column kept_answers.type is 'Its media type; null: JSON, or there is no body.';
comment on column legal_versions.html is 'As the page of the site has it.';
comment on column order_items.order_days is
  'Days within which it leaves, where it is made to order; otherwise null.';
comment on column order_items.taken is 'Pieces taken from the counted stock.';
comment on column order_items.withdrawal_excluded is 'Why one may not withdraw from it, as a sentence; null: one may.';
comment on column order_vouchers.discount is 'What it took off the price, or paid.';
comment on column order_vouchers.remaining is 'Gross CZK left on a gift voucher then.';
comment on column orders.delivery_id is 'Null: tickets alone, which nobody delivers.';
comment on column orders.fees is 'The parts of both fees by rate, gross CZK.';
comment on column orders.parcel_number is 'Of the carrier; null until the order is shipped.';
comment on column orders.pay_until is 'When an order with tickets ends unpaid; null: as orders of goods do.';
comment on column orders.return_url is 'Template of the gateway''s return URL; null: `summary_url` is used.';
comment on column orders.rounding is 'What a payment in cash adds to get whole crowns, may be negative.';
comment on column orders.summary_url is 'Template of the link in e-mails; null: e-mails have no link.';
comment on column orders.to_pay is 'What gift vouchers leave of the price, rounded.';
comment on column orders.total is 'The price, gift vouchers not deducted.';
comment on column orders.vouchers_settled is
  'Whether balances that paid for it were returned, and codes that it sold were blocked.';
comment on column page_words.words is 'What the page is also searched by.';
comment on column pages.body is 'HTML below the page''s h1: starts with a paragraph or an h2.';
comment on column pages.sample is 'A sample text that the operator must have checked.';
comment on column partners.logo is 'File under the `partner` image folder.';
comment on column payments.image is 'File under the `delivery` image folder.';
comment on column payments.rounds_to_crowns is 'In cash: what is left to pay is whole crowns.';
comment on column people.bio is 'HTML.';
comment on column people.position is
  'Order within a group that is not sorted by surname; 0 in a group that is.';
comment on column performances.max_tickets is
  'Tickets that one order may have; null: the shop does not sell this evening.';
comment on column performances.previous_starts_at is
  'Before its first move; null: it has not been moved, or it is back at that time.';
comment on column product_cards.performance_id is 'A ticket for this evening, which is in no list.';
comment on column productions.description is 'HTML: three to five paragraphs.';
comment on column products.description is 'HTML: paragraphs and lists only.';
comment on column products.lowest_price_30d is
  'Lowest net price of the 30 days before the sale; null where no sale is announced.';
comment on column products.order_days is
  'Days within which it leaves where it can be bought at stock 0; null: stock 0 is sold out.';
comment on column products.performance_id is 'The evening that it is a ticket for.';
comment on column products.position is 'Recommended order, from 1.';
comment on column products.stock is 'Number of pieces; null: not counted (a voucher never runs out).';
comment on column products.withdrawal_excluded is
  'Reason why the 14 days for withdrawal do not apply, as a sentence.';
comment on column ratings.removed_at is 'Null: it was not removed after a report.';
comment on column refunds.amount is 'Gross CZK.';
comment on column refunds.fees is 'Of the amount: for delivery and payment.';
comment on column refunds.to_vouchers is 'Of the amount: returned to gift vouchers.';
comment on column subscribers.confirmed_at is 'Null: the link in the letter has not been used yet.';
comment on column tax_documents.corrects is 'The invoice that a credit note corrects.';
comment on column tax_documents.issued_on is 'Day of Prague, `YYYY-MM-DD`.';
comment on column tax_documents.number is '`FV26-00001`, `DO26-00001`.';
comment on column tax_documents.taxable_on is 'Day of Prague, `YYYY-MM-DD`.';
comment on column ticket_categories.concession_of is
  'The variant at full price in the same zone that it is a concession of.';
comment on column ticket_categories.is_access is
  'For wheelchairs, holders of a disability card and who comes with them.';
comment on column ticket_categories.needs_proof is 'What a reduced price has to be proved by.';
comment on column ticket_categories.of_pair is
  'In pairs of seats 1 for the odd one, a wheelchair''s, 2 for the companion''s beside it; null: its zone has no pairs.';
comment on column ticket_zones.held is 'So many of the best places were sold before, by the box office.';
comment on column ticket_zones.rows is 'The best ones first; null: places are not numbered.';
comment on column tickets.code is 'What the code on the paper says.';
comment on column tickets.piece is 'Of the item''s pieces, from 0.';
comment on column tickets.position is 'Of the order''s item.';
comment on column tickets.row is 'Null: the place is not numbered.';
comment on column tickets.voided_at is 'A refund or the end of its order voids it.';
comment on column users.email_confirmed_at is
  'When a link that was sent to the address was used for the first time.';
comment on column variants.lowest_price_30d is 'As of a product.';
comment on column variants.order_days is 'As of a product.';
comment on column variants.stock is 'As of a product.';
comment on column venues.description is 'HTML.';
comment on column voucher_movements.amount is 'Gross CZK; negative where it was spent.';
comment on column voucher_movements.balance is 'After it.';
comment on column vouchers.balance is 'Gross CZK left on a gift voucher; null for a promotional code.';
comment on column vouchers.kind is '`gift` pays with its balance, `promo` is a discount.';
comment on column vouchers.minimal_price is 'Gross CZK of goods the cart must reach.';
comment on column vouchers.quantity is 'Remaining uses in total; null = no limit.';
comment on column vouchers.value is 'Gross CZK or percent.';
comment on column withdrawals.items is 'Null: the whole order.';
comment on column withdrawals.order_id is 'The order, where its e-mail is the statement''s.';
comment on column withdrawals.receipt_id is 'The e-mail that confirms it.';
comment on column withdrawals.received_at is 'To the second.';
comment on column withdrawals.reference is '`OS26-00001`.';
