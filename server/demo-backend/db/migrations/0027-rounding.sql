-- Cash is paid in whole crowns. What that adds to an order or takes off is no part of its price (§ 36 odst. 5 ZDPH).
alter table payments add column rounds_to_crowns boolean not null default false;
alter table orders add column rounding numeric(12, 2) not null default 0 check (rounding between -0.5 and 0.5);

-- The demo's payments at the handover, which a card cannot pay any more: its amount would have to be exact.
update payments
set
  rounds_to_crowns = true,
  description = replace(
    replace(description, 'při převzetí, hotově nebo kartou.', 'při převzetí, hotově.'),
    'Hotově nebo kartou, až', 'Hotově, až'
  )
where kind in ('cod', 'desk');

update pages
set
  body = replace(
    replace(body, 'při vyzvednutí, hotově nebo kartou', 'při vyzvednutí, hotově'),
    'dobírkou neposíláme.',
    'dobírkou neposíláme. Platbu v' || chr(160) || 'hotovosti zaokrouhlujeme na celé koruny, uvidíte to v' || chr(160) || 'košíku před odesláním.'
  ),
  updated_at = now()
where slug = 'doprava-a-platba' and body like '%při vyzvednutí, hotově nebo kartou%';
