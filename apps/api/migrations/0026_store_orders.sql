CREATE TABLE "promo_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holding_id" smallint NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"goods_from" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"uses_limit" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promo_code_kind" CHECK ("promo_code"."kind" in ('percent', 'sum')),
	CONSTRAINT "promo_code_value" CHECK ("promo_code"."value" > 0 and ("promo_code"."kind" = 'sum' or "promo_code"."value" <= 100))
);
--> statement-breakpoint
CREATE TABLE "store_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" smallint NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "store_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"pay" text NOT NULL,
	"receiving" text NOT NULL,
	"dealer_code" text NOT NULL,
	"ready_on" date NOT NULL,
	"price" bigint NOT NULL,
	"disprice" bigint NOT NULL,
	"promo" bigint NOT NULL,
	"points" bigint NOT NULL,
	"delivery" bigint NOT NULL,
	"total" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"promo_id" integer,
	"rate_percent" smallint DEFAULT 0 NOT NULL,
	"payment_id" uuid,
	"paid_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_order_status" CHECK ("store_order"."status" in ('created', 'awaiting_payment', 'paid', 'assembling', 'ready', 'completed', 'cancelled', 'refunded', 'expired')),
	CONSTRAINT "store_order_pay" CHECK ("store_order"."pay" in ('online', 'receipt')),
	CONSTRAINT "store_order_receiving" CHECK ("store_order"."receiving" in ('pickup', 'delivery')),
	CONSTRAINT "store_order_total" CHECK ("store_order"."total" >= 0 and "store_order"."total" = "store_order"."disprice" - "store_order"."promo" - "store_order"."points" + "store_order"."delivery" and "store_order"."refunded" between 0 and "store_order"."total")
);
--> statement-breakpoint
CREATE TABLE "store_order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"actor" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_order_event_kind" CHECK ("store_order_event"."kind" in ('status', 'refund', 'payment', 'note')),
	CONSTRAINT "store_order_event_author" CHECK ("store_order_event"."author" in ('customer', 'staff', 'system'))
);
--> statement-breakpoint
CREATE TABLE "store_order_hold" (
	"order_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"dealer_id" smallint NOT NULL,
	"qty" smallint NOT NULL,
	CONSTRAINT "store_order_hold_order_id_item_id_dealer_id_pk" PRIMARY KEY("order_id","item_id","dealer_id"),
	CONSTRAINT "store_order_hold_qty" CHECK ("store_order_hold"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"part_code" text NOT NULL,
	"picture" text NOT NULL,
	"qty" smallint NOT NULL,
	"refunded" smallint DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"disprice" bigint NOT NULL,
	"sum" bigint NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "store_order_line_qty" CHECK ("store_order_line"."qty" > 0 and "store_order_line"."refunded" between 0 and "store_order_line"."qty" and "store_order_line"."sum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_order_recipient" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"holding_id" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"phone" text NOT NULL,
	"email" text,
	"comment" text,
	"address" text,
	"consent_mode" text NOT NULL,
	"consent_version" text NOT NULL,
	"marketing" boolean NOT NULL,
	"offer_version" text NOT NULL,
	"ip" text,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_order_refund" (
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_order_refund_order_id_key_pk" PRIMARY KEY("order_id","key"),
	CONSTRAINT "store_order_refund_amount" CHECK ("store_order_refund"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_order" ADD CONSTRAINT "store_order_promo_id_promo_code_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_event" ADD CONSTRAINT "store_order_event_order_id_store_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_hold" ADD CONSTRAINT "store_order_hold_order_id_store_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_line" ADD CONSTRAINT "store_order_line_order_id_store_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_recipient" ADD CONSTRAINT "store_order_recipient_order_id_store_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_recipient" ADD CONSTRAINT "store_order_recipient_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_refund" ADD CONSTRAINT "store_order_refund_order_id_store_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_code_code" ON "promo_code" USING btree ("holding_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_number" ON "store_order" USING btree ("number");--> statement-breakpoint
CREATE INDEX "store_order_desk" ON "store_order" USING btree ("holding_id","status","number");--> statement-breakpoint
CREATE INDEX "store_order_promo" ON "store_order" USING btree ("promo_id") WHERE "store_order"."promo_id" is not null;--> statement-breakpoint
CREATE INDEX "store_order_due" ON "store_order" USING btree ("held_until") WHERE "store_order"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "store_order_event_order" ON "store_order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "store_order_hold_item" ON "store_order_hold" USING btree ("item_id","dealer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_order_line_item" ON "store_order_line" USING btree ("order_id","item_id");--> statement-breakpoint
CREATE INDEX "store_order_recipient_customer" ON "store_order_recipient" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "store_order_recipient_phone" ON "store_order_recipient" USING btree ("phone");