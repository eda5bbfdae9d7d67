CREATE TABLE "content_upload" (
	"name" text PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"files" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_upload_newest" ON "content_upload" USING btree ("holding_id","created_at");