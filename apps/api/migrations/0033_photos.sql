CREATE TABLE "photo" (
	"key" char(32) PRIMARY KEY NOT NULL,
	"width" smallint,
	"height" smallint,
	"color" char(7),
	"stored_at" timestamp with time zone,
	"unused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_due" (
	"vehicle_id" integer NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_due_vehicle_id_stage_pk" PRIMARY KEY("vehicle_id","stage")
);
--> statement-breakpoint
CREATE TABLE "vehicle_photo" (
	"vehicle_id" integer NOT NULL,
	"url" text NOT NULL,
	"place" smallint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"photo_key" char(32),
	"error" text,
	"checked_at" timestamp with time zone,
	CONSTRAINT "vehicle_photo_vehicle_id_url_pk" PRIMARY KEY("vehicle_id","url")
);
--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_due" ADD CONSTRAINT "photo_due_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photo" ADD CONSTRAINT "vehicle_photo_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_photo" ADD CONSTRAINT "vehicle_photo_photo_key_photo_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."photo"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_photo_queue" ON "vehicle_photo" USING btree ("next_at","vehicle_id","place") WHERE "vehicle_photo"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "vehicle_photo_key" ON "vehicle_photo" USING btree ("photo_key") WHERE "vehicle_photo"."photo_key" is not null;--> statement-breakpoint
CREATE INDEX "vehicle_photo_known" ON "vehicle_photo" USING btree ("url") WHERE "vehicle_photo"."photo_key" is not null;