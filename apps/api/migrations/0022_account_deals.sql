CREATE TABLE "account_clock" (
	"task" text PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_kind" CHECK ("notice"."kind" in ('service-order', 'sales-deal', 'store-order', 'insurance', 'bonus', 'request', 'garage', 'saved-search', 'price-drop', 'back-in-stock', 'security'))
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channels" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_setting_customer_id_kind_pk" PRIMARY KEY("customer_id","kind"),
	CONSTRAINT "notice_setting_kind" CHECK ("notice_setting"."kind" in ('service-order', 'sales-deal', 'store-order', 'insurance', 'bonus', 'request', 'garage', 'saved-search', 'price-drop', 'back-in-stock', 'security'))
);
--> statement-breakpoint
CREATE TABLE "notice_stop" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"is_for_signing" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	"signed_by" text,
	"signed_sha256" text,
	CONSTRAINT "deal_document_signed" CHECK (("deal_document"."signed_at" is null) = ("deal_document"."signed_sha256" is null))
);
--> statement-breakpoint
CREATE TABLE "deal_payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"name" text NOT NULL,
	"due_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "deal_payment_amount" CHECK ("deal_payment"."amount" > 0 and "deal_payment"."paid_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deal_stage" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_stage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_deal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"customer_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'reserved' NOT NULL,
	"vehicle_id" integer,
	"vehicle_name" text NOT NULL,
	"dealer_code" text NOT NULL,
	"adviser" text,
	"price" bigint NOT NULL,
	"next_step" text,
	"next_by" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_deal_status" CHECK ("sales_deal"."status" in ('reserved', 'contract', 'payment', 'preparation', 'delivered', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "bonus_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"points" integer NOT NULL,
	"lot_id" bigint,
	"reason" text NOT NULL,
	"available_on" date,
	"expires_on" date,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bonus_entry_status" CHECK ("bonus_entry"."status" in ('pending', 'available', 'spent', 'expired')),
	CONSTRAINT "bonus_entry_sign" CHECK (case when "bonus_entry"."lot_id" is null then "bonus_entry"."points" > 0 else "bonus_entry"."points" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "loyalty_member" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"spent_sum" bigint DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel";--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_stop" ADD CONSTRAINT "notice_stop_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_document" ADD CONSTRAINT "deal_document_deal_id_sales_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."sales_deal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_payment" ADD CONSTRAINT "deal_payment_deal_id_sales_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."sales_deal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_stage" ADD CONSTRAINT "deal_stage_deal_id_sales_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."sales_deal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_deal" ADD CONSTRAINT "sales_deal_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_member" ADD CONSTRAINT "loyalty_member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_event_created" ON "group_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notice_customer" ON "notice" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("customer_id") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notice_stop_customer" ON "notice_stop" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "notice_stop_created" ON "notice_stop" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_customer" ON "push_subscription" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "deal_document_deal" ON "deal_document" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "deal_payment_deal" ON "deal_payment" USING btree ("deal_id","due_on");--> statement-breakpoint
CREATE INDEX "deal_stage_deal" ON "deal_stage" USING btree ("deal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_deal_number" ON "sales_deal" USING btree ("holding_id","number");--> statement-breakpoint
CREATE INDEX "sales_deal_customer" ON "sales_deal" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "sales_deal_desk" ON "sales_deal" USING btree ("holding_id","status","created_at");--> statement-breakpoint
CREATE INDEX "bonus_entry_customer" ON "bonus_entry" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "bonus_entry_lot" ON "bonus_entry" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "bonus_entry_expires" ON "bonus_entry" USING btree ("expires_on") WHERE "bonus_entry"."lot_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entry_cause" ON "bonus_entry" USING btree ("customer_id","cause");--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_customer" ON "lead" USING btree ("customer_id") WHERE "lead"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_customer" ON "outbox" USING btree ("customer_id") WHERE "outbox"."customer_id" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('sms', 'mail', 'webhook', 'push'));