CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"kind" text NOT NULL,
	"dealer_code" text NOT NULL,
	"resource_id" text NOT NULL,
	"adviser_id" text NOT NULL,
	"during" "tstzrange" NOT NULL,
	"reception" "tstzrange" NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vehicle" text,
	"mark_code" text,
	"lead_id" uuid,
	"token_hash" text NOT NULL,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "booking_status" CHECK ("booking"."status" in ('held', 'confirmed', 'cancelled', 'done', 'no_show')),
	CONSTRAINT "booking_kind" CHECK ("booking"."kind" in ('service', 'testdrive')),
	CONSTRAINT "booking_hold" CHECK (("booking"."status" = 'held') = ("booking"."expires_at" is not null)),
	CONSTRAINT "booking_lead_known" CHECK ("booking"."status" not in ('confirmed', 'done', 'no_show') or "booking"."lead_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "booking_resource" (
	"id" text PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"dealer_code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"mark_code" text,
	CONSTRAINT "booking_resource_kind" CHECK ("booking_resource"."kind" in ('bay', 'service-adviser', 'demo', 'sales-adviser'))
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_dealer" ON "booking" USING gist ("dealer_code","during");--> statement-breakpoint
CREATE INDEX "booking_lead" ON "booking" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "booking_expired" ON "booking" USING btree ("expires_at") WHERE "booking"."status" = 'held';--> statement-breakpoint
CREATE INDEX "booking_resource_dealer" ON "booking_resource" USING btree ("dealer_code","kind");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_resource_taken_once" EXCLUDE USING gist ("resource_id" WITH =, "during" WITH &&) WHERE ("status" IN ('held', 'confirmed'));--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_adviser_taken_once" EXCLUDE USING gist ("adviser_id" WITH =, "reception" WITH &&) WHERE ("status" IN ('held', 'confirmed'));
