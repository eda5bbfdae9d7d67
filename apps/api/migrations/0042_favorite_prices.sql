ALTER TABLE "selection_entry" ADD COLUMN "told_price" bigint;--> statement-breakpoint
CREATE INDEX "selection_entry_favorite" ON "selection_entry" USING btree ("item_id") WHERE "selection_entry"."list" = 'favorites';--> statement-breakpoint
-- A vehicle that is somebody's favourite is watched too.
create or replace function note_vehicle_update() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watch) and not exists (select 1 from selection_entry where list = 'favorites') then return null; end if;
  insert into vehicle_change (holding_id, vehicle_id, old_status, old_price)
  select n.holding_id, n.id, o.status, o.price from updated n join previous o on o.id = n.id
  where n.status = 'on-sale' and (o.status <> 'on-sale' or o.price is distinct from n.price)
    and (exists (select 1 from watch w where w.holding_id = n.holding_id)
      or exists (select 1 from selection_entry e where e.list = 'favorites' and e.item_id = n.id));
  return null;
end
$$;
