ALTER TABLE "review" ADD COLUMN "item_id" integer;--> statement-breakpoint
CREATE INDEX "review_item" ON "review" USING btree ("item_id","holding_id","created_at") WHERE "review"."status" = 'published' and "review"."item_id" is not null;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of_item" CHECK ("review"."item_id" is null or "review"."dealer_code" is null);