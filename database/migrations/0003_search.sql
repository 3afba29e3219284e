DELETE FROM "listings";--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_category_kind_is_available_next_departure_index";--> statement-breakpoint
DROP INDEX "listings_category_kind_is_available_price_from_index";--> statement-breakpoint
DROP INDEX "listings_partner_id_next_departure_index";--> statement-breakpoint
DROP INDEX "listings_slug_index";--> statement-breakpoint
DROP INDEX "listings_months";--> statement-breakpoint
DROP INDEX "listings_words";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "listings_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "type_name_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "type_name_en" text NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "airline_names" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "standing" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_standing_popularity_number_index" ON "listings" USING btree ("standing","popularity" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "listings_changed_at_index" ON "listings" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "listings_days" ON "listings" USING gin ("days");--> statement-breakpoint
CREATE INDEX "recent_searches_tenant_id_searched_at_index" ON "recent_searches" USING btree ("tenant_id","searched_at");--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "is_available";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_number_unique" UNIQUE("number");