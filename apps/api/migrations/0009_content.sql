CREATE TABLE "audit_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holding_id" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holding_id" smallint NOT NULL,
	"type" text NOT NULL,
	"lang" text DEFAULT 'ru' NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"live_version" integer,
	"publish_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"until" date,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"picture" text,
	"author" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"city" text,
	"blocks" jsonb NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seo" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"entry_id" integer NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"actor" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_version_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_entry_id_content_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_line_latest" ON "audit_line" USING btree ("holding_id","at");--> statement-breakpoint
CREATE INDEX "audit_line_subject" ON "audit_line" USING btree ("holding_id","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "content_entry_address" ON "content_entry" USING btree ("holding_id","type","lang","code");--> statement-breakpoint
CREATE INDEX "content_entry_newest" ON "content_entry" USING btree ("holding_id","type","lang","publish_at" DESC NULLS LAST) WHERE "content_entry"."status" = 'published';
--> statement-breakpoint
insert into content_entry (holding_id, type, lang, code, status, origin, live_version, source, title, blocks, seo, created_at, updated_at)
select holding_id, 'page', 'ru', slug, 'published', 'facts', 1, '', title, blocks, seo, updated_at, updated_at from static_page;
--> statement-breakpoint
insert into content_version (entry_id, version, source, title, origin, created_at, published_at)
select id, 1, '', title, origin, created_at, created_at from content_entry;
--> statement-breakpoint
-- Whoever writes, in whatever process: every API hears of it at commit and tells its shells.
create function notify_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$$;
--> statement-breakpoint
create trigger content_entry_changed after insert or update or delete or truncate on content_entry
  for each statement execute function notify_content_changed();
