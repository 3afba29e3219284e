ALTER TABLE "departures" ADD COLUMN "cutoff_days" integer;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
UPDATE "departures" SET "closes_at" = least(
	("departures"."departs_on" + 1 - CASE
		WHEN "products"."category" IN ('umroh', 'haji') OR "products"."kind" = 'umrah_tour' THEN 14
		WHEN "products"."kind" = 'tour_domestic' THEN 3
		ELSE 7 END)::timestamp AT TIME ZONE 'Asia/Jakarta',
	(SELECT min((flight ->> 'departs_at')::timestamptz) FROM jsonb_array_elements("departures"."flights") AS flight
		WHERE flight ->> 'departs_at' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$'))
FROM "products" WHERE "products"."id" = "departures"."product_id";--> statement-breakpoint
ALTER TABLE "departures" ALTER COLUMN "closes_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "relist_at" timestamp with time zone;--> statement-breakpoint
UPDATE "listings" SET "relist_at" = now();--> statement-breakpoint
CREATE INDEX "departures_closes_at_index" ON "departures" USING btree ("closes_at");--> statement-breakpoint
CREATE INDEX "listings_relist_at_index" ON "listings" USING btree ("relist_at");--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_cutoff" CHECK ("departures"."cutoff_days" >= 0);