-- The person in the Union who answers for goods made elsewhere (Regulation (EU) 2023/988, Art. 19), and what a food has
-- to say besides its ingredients (Regulation (EU) 1169/2011).
alter table products
  add column responsible_person jsonb,
  add column food jsonb;
