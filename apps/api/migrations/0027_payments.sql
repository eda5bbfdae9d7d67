CREATE TABLE "bank_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid,
	"bank" text NOT NULL,
	"operation" text NOT NULL,
	"direction" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "development_bank_order" (
	"reference" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"taken" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"answers_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"number" text NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"amount" bigint NOT NULL,
	"has_vat" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoice_state" CHECK ("invoice"."state" in ('open', 'paid', 'withdrawn')),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"act" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_account" CHECK ("ledger_entry"."account" in ('bank', 'sales', 'suspense', 'payable'))
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reference" text NOT NULL,
	"bank" text,
	"bank_order" text,
	"bank_session" text,
	"pay_url" text,
	"state" text DEFAULT 'created' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'RUB' NOT NULL,
	"description" text NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"alarm" text,
	"alarm_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('created', 'pending', 'paid', 'declined', 'expired', 'refunded')),
	CONSTRAINT "payment_subject_kind" CHECK ("payment"."subject_kind" in ('order', 'invoice', 'reservation')),
	CONSTRAINT "payment_sums" CHECK ("payment"."amount" > 0 and "payment"."captured" >= 0 and "payment"."refunded" between 0 and "payment"."captured"),
	CONSTRAINT "payment_paid_whole" CHECK ("payment"."state" not in ('paid', 'refunded') or "payment"."captured" = "payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_payer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"customer_id" uuid
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_by" text NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	"fiscal_number" text,
	"fiscal_sign" text,
	"fiscal_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "receipt_state" CHECK ("receipt"."state" in ('pending', 'done', 'failed')),
	CONSTRAINT "receipt_kind" CHECK ("receipt"."kind" in ('sell', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"why" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('pending', 'done', 'failed')),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_message" ADD CONSTRAINT "bank_message_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_payer" ADD CONSTRAINT "payment_payer_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_message_payment" ON "bank_message" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "bank_message_created" ON "bank_message" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("holding_id","number");--> statement-breakpoint
CREATE INDEX "invoice_phone" ON "invoice" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_act" ON "ledger_entry" USING btree ("payment_id","act","account");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_subject_live" ON "payment" USING btree ("subject_kind","subject_id") WHERE "payment"."state" in ('created', 'pending', 'paid');--> statement-breakpoint
CREATE INDEX "payment_subject" ON "payment" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "payment_due" ON "payment" USING btree ("next_check_at") WHERE "payment"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_desk" ON "payment" USING btree ("holding_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_payer_email" ON "payment_payer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payment_payer_customer" ON "payment_payer" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_key" ON "receipt" USING btree ("payment_id","key");--> statement-breakpoint
CREATE INDEX "receipt_due" ON "receipt" USING btree ("next_attempt_at") WHERE "receipt"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_key" ON "refund" USING btree ("payment_id","key");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_attempt_at") WHERE "refund"."state" = 'pending';