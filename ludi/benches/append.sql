-- A move as a node sends it to PostgreSQL: whose session, how far the table is, the append. For pgbench.
\set t random(1, 1000)
SELECT guests.id, name FROM guests JOIN sessions ON guest = guests.id WHERE digest = sha256('1');
SELECT position AS p FROM tables WHERE id = lpad(:t::text, 16, '0') \gset
WITH moved AS (
    UPDATE tables SET position = :p + 2, players = '[{"name":"Livia"},{"name":"Marcus"}]', turn = 1,
        bots_wait = false, finished = false, changed = (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    WHERE id = lpad(:t::text, 16, '0') AND position = :p RETURNING id, changed
), added AS (
    INSERT INTO events (table_id, position, line, made)
    SELECT id, :p + n, line, changed FROM moved,
        unnest(ARRAY['{"at":1234,"seat":0,"do":"open lighthouse"}', '{"at":1235,"draw":"aqueduct"}']) WITH ORDINALITY AS l(line, n)
)
SELECT EXISTS (SELECT 1 FROM moved), EXISTS (SELECT 1 FROM tables WHERE id = lpad(:t::text, 16, '0'));
