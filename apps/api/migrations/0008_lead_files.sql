CREATE TABLE "lead_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"lead_id" uuid,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_file" ADD CONSTRAINT "lead_file_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_file_lead" ON "lead_file" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_file_created" ON "lead_file" USING btree ("created_at");