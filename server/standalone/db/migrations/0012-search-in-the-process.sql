-- The search is an index in the memory of each process. Triggers first: until a replica of the version before ends, it
-- writes as before and loses only its search.
drop trigger product_said on products;
drop trigger variant_said on variants;
drop trigger category_of_product_said on product_categories;
drop trigger brand_said on brands;
drop trigger category_said on categories;
drop trigger page_said on pages;
drop trigger page_words_said on page_words;
drop trigger article_said on articles;
drop trigger production_said on productions;
drop trigger person_said on people;
drop trigger part_of_production_said on production_people;
drop trigger genre_said on genres;
drop trigger person_group_said on person_groups;
drop trigger performance_said on performances;
drop index performances_found;

drop table search_stale, search_stale_theatre, search_entries, search_documents, search_synonyms;
drop function
  product_said, part_of_product_said, brand_said, category_said, page_said, page_words_said, article_said,
  production_said, person_said, part_of_production_said, genre_said, person_group_said, performance_said,
  refresh_product, refresh_theatre, index_product, index_production, index_person, index_performance,
  index_for_search, learn_synonyms, near_words;
drop table search_vocabulary;
drop function search_words, czech_base, czech_stem;
