-- Vehicles of a stock feed: where they came from, and what an import has read but not yet taken in.
CREATE SEQUENCE "public"."vehicle_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000001 CACHE 1;--> statement-breakpoint
CREATE UNLOGGED TABLE "feed_row" (
	"import_id" uuid NOT NULL,
	"vin" char(17) NOT NULL,
	"line" integer NOT NULL,
	"data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_row_import_id_vin_pk" PRIMARY KEY("import_id","vin")
);
--> statement-breakpoint
DROP INDEX "vehicle_vin";--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "wheel" text DEFAULT 'left' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "vehicle_source" ON "vehicle" USING btree ("holding_id","source") WHERE "vehicle"."source" is not null;--> statement-breakpoint
-- Two holdings may both offer what one of them has.
CREATE UNIQUE INDEX "vehicle_vin" ON "vehicle" USING btree ("holding_id","vin");