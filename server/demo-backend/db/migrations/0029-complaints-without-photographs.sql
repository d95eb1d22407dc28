-- Photographs of a complaint are sent by e-mail, not with its form.
drop table complaint_photographs;

-- The demo's notice promised to take place and time out of them. A text that somebody has rewritten stays as it is.
update pages
set
  body = replace(
    body,
    'fotografie bez údajů o' || chr(160) || 'místě a' || chr(160) || 'čase pořízení',
    'fotografie, které nám k' || chr(160) || 'ní pošlete e-mailem'
  ),
  updated_at = now()
where slug = 'zasady-zpracovani-osobnich-udaju' and body like '%fotografie bez údajů%';
