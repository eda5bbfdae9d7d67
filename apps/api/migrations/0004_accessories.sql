CREATE TABLE "accessory" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" smallint NOT NULL,
	"brand_id" smallint NOT NULL,
	"name" text NOT NULL,
	"part_code" text NOT NULL,
	"part_code_key" text GENERATED ALWAYS AS (upper(regexp_replace(part_code, '[^0-9A-Za-z]', '', 'g'))) STORED NOT NULL,
	"price" bigint NOT NULL,
	"disprice" bigint NOT NULL,
	"rank" integer NOT NULL,
	"picture" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accessory_brand" (
	"id" smallint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ru" text NOT NULL,
	"sort_key" text NOT NULL,
	CONSTRAINT "accessory_brand_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "accessory_category" (
	"id" smallint PRIMARY KEY NOT NULL,
	"parent_id" smallint,
	"shop" text NOT NULL,
	"code" text NOT NULL,
	"name_ru" text NOT NULL,
	"keywords" text NOT NULL,
	"picture" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accessory_fitment" (
	"accessory_id" integer NOT NULL,
	"mark_id" smallint NOT NULL,
	"model_id" smallint,
	CONSTRAINT "accessory_fitment_once" UNIQUE NULLS NOT DISTINCT("accessory_id","mark_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "accessory_stock" (
	"accessory_id" integer NOT NULL,
	"dealer_id" smallint NOT NULL,
	"qty" smallint NOT NULL,
	CONSTRAINT "accessory_stock_accessory_id_dealer_id_pk" PRIMARY KEY("accessory_id","dealer_id")
);
--> statement-breakpoint
ALTER TABLE "accessory" ADD CONSTRAINT "accessory_category_id_accessory_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."accessory_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory" ADD CONSTRAINT "accessory_brand_id_accessory_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."accessory_brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory_category" ADD CONSTRAINT "accessory_category_parent_id_accessory_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accessory_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory_fitment" ADD CONSTRAINT "accessory_fitment_accessory_id_accessory_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."accessory"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory_fitment" ADD CONSTRAINT "accessory_fitment_mark_id_mark_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."mark"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory_fitment" ADD CONSTRAINT "accessory_fitment_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory_stock" ADD CONSTRAINT "accessory_stock_accessory_id_accessory_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."accessory"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory_stock" ADD CONSTRAINT "accessory_stock_dealer_id_dealer_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accessory_category_items" ON "accessory" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "accessory_brand_items" ON "accessory" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "accessory_part_code" ON "accessory" USING btree ("part_code_key" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "accessory_category_code" ON "accessory_category" USING btree ("shop","code");--> statement-breakpoint
CREATE INDEX "accessory_category_parent" ON "accessory_category" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "accessory_fitment_model" ON "accessory_fitment" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "accessory_fitment_mark" ON "accessory_fitment" USING btree ("mark_id");--> statement-breakpoint
CREATE INDEX "accessory_stock_dealer" ON "accessory_stock" USING btree ("dealer_id");--> statement-breakpoint
CREATE INDEX "vehicle_vin_tail" ON "vehicle" USING btree (reverse("vin"::text) text_pattern_ops);--> statement-breakpoint
-- Whoever writes: everyone who keeps a copy of the shop hears of it at commit (see migration 0001).
create function notify_accessory_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('accessory_changed', tg_table_name);
  return null;
end
$$;
--> statement-breakpoint
create trigger accessory_changed after insert or update or delete or truncate on accessory
  for each statement execute function notify_accessory_changed();
--> statement-breakpoint
create trigger accessory_category_changed after insert or update or delete or truncate on accessory_category
  for each statement execute function notify_accessory_changed();
--> statement-breakpoint
create trigger accessory_brand_changed after insert or update or delete or truncate on accessory_brand
  for each statement execute function notify_accessory_changed();
--> statement-breakpoint
create trigger accessory_fitment_changed after insert or update or delete or truncate on accessory_fitment
  for each statement execute function notify_accessory_changed();
--> statement-breakpoint
create trigger accessory_stock_changed after insert or update or delete or truncate on accessory_stock
  for each statement execute function notify_accessory_changed();
