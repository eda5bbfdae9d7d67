CREATE TABLE "staff_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"login" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"dealers" text[],
	"password_hash" text NOT NULL,
	"handed_until" timestamp with time zone,
	"totp_secret" text,
	"is_enrolled" boolean DEFAULT false NOT NULL,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"signed_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_member_enrolled" CHECK (not "staff_member"."is_enrolled" or "staff_member"."totp_secret" is not null)
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_member_id_staff_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_member_login" ON "staff_member" USING btree ("holding_id","login");--> statement-breakpoint
CREATE INDEX "staff_session_member" ON "staff_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_session_ended" ON "staff_session" USING btree ("expires_at");