ALTER TABLE "watch" DROP CONSTRAINT "watch_kind";--> statement-breakpoint
ALTER TABLE "watch" ADD COLUMN "item_id" integer;--> statement-breakpoint
ALTER TABLE "watch" ADD CONSTRAINT "watch_kind" CHECK ("watch"."kind" in ('search', 'price', 'similar', 'item'));