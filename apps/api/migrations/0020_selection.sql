CREATE TABLE "selection_call" (
	"customer_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "selection_call_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "selection_entry" (
	"customer_id" uuid NOT NULL,
	"list" text NOT NULL,
	"item_id" integer NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "selection_entry_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"price" bigint,
	"count" smallint,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "selection_entry_customer_id_list_item_id_pk" PRIMARY KEY("customer_id","list","item_id"),
	CONSTRAINT "selection_entry_list" CHECK ("selection_entry"."list" in ('favorites', 'compare', 'accessories', 'basket')),
	CONSTRAINT "selection_entry_count" CHECK (("selection_entry"."list" = 'basket') = ("selection_entry"."count" is not null))
);
--> statement-breakpoint
CREATE TABLE "vehicle_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holding_id" smallint NOT NULL,
	"vehicle_id" integer NOT NULL,
	"old_status" text,
	"old_price" bigint,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"holding_id" smallint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"href" text NOT NULL,
	"ask" jsonb,
	"vehicle_id" integer,
	"price" bigint,
	"pace" text NOT NULL,
	"stopped_at" timestamp with time zone,
	"digest_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watch_kind" CHECK ("watch"."kind" in ('search', 'price', 'similar')),
	CONSTRAINT "watch_pace" CHECK ("watch"."pace" in ('at-once', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "watch_hit" (
	"watch_id" uuid NOT NULL,
	"vehicle_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"told_at" timestamp with time zone,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watch_hit_watch_id_vehicle_id_price_pk" PRIMARY KEY("watch_id","vehicle_id","price")
);
--> statement-breakpoint
ALTER TABLE "selection_call" ADD CONSTRAINT "selection_call_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_entry" ADD CONSTRAINT "selection_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch" ADD CONSTRAINT "watch_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_hit" ADD CONSTRAINT "watch_hit_watch_id_watch_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "selection_call_created" ON "selection_call" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "watch_subject" ON "watch" USING btree ("customer_id","kind","subject");--> statement-breakpoint
CREATE INDEX "watch_holding" ON "watch" USING btree ("holding_id","kind") WHERE "watch"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "watch_vehicle" ON "watch" USING btree ("vehicle_id") WHERE "watch"."kind" = 'price' and "watch"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "watch_hit_waiting" ON "watch_hit" USING btree ("watch_id") WHERE "watch_hit"."told_at" is null;--> statement-breakpoint
-- What came into stock or changed its price while somebody watches (ADR-045): old and new rows are known here alone.
create function note_vehicle_insert() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watch) then return null; end if;
  insert into vehicle_change (holding_id, vehicle_id, old_status, old_price)
  select n.holding_id, n.id, null, null from inserted n
  where n.status = 'on-sale' and exists (select 1 from watch w where w.holding_id = n.holding_id);
  return null;
end
$$;
--> statement-breakpoint
create function note_vehicle_update() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watch) then return null; end if;
  insert into vehicle_change (holding_id, vehicle_id, old_status, old_price)
  select n.holding_id, n.id, o.status, o.price from updated n join previous o on o.id = n.id
  where n.status = 'on-sale' and (o.status <> 'on-sale' or o.price is distinct from n.price)
    and exists (select 1 from watch w where w.holding_id = n.holding_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger vehicle_insert_noted after insert on vehicle referencing new table as inserted
  for each statement execute function note_vehicle_insert();
--> statement-breakpoint
create trigger vehicle_update_noted after update on vehicle referencing old table as previous new table as updated
  for each statement execute function note_vehicle_update();
