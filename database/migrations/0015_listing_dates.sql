ALTER TABLE "listings" ADD COLUMN "cheapest_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "date_facts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "listings" SET "relist_at" = now();
