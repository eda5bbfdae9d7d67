CREATE TABLE "short_link" (
	"code" text PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp with time zone,
	"clicks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "short_link_latest" ON "short_link" USING btree ("holding_id","created_at");