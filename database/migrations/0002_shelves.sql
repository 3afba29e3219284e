CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "airlines" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "airports" (
	"iata" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "back_in_stock_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "back_in_stock_requests_tenant_id_product_id_phone_number_unique" UNIQUE("tenant_id","product_id","phone_number")
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"departs_on" date NOT NULL,
	"returns_on" date NOT NULL,
	"quota" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"airline_code" text NOT NULL,
	"flights" jsonb NOT NULL,
	"stays" jsonb NOT NULL,
	"price_quad" integer NOT NULL,
	"price_triple" integer NOT NULL,
	"price_double" integer NOT NULL,
	"price_child" integer NOT NULL,
	"price_infant" integer NOT NULL,
	"certainties" jsonb NOT NULL,
	CONSTRAINT "departures_seats" CHECK ("departures"."sold" >= 0 and "departures"."held" >= 0 and "departures"."sold" + "departures"."held" <= "departures"."quota")
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"stars" integer NOT NULL,
	"walk_minutes" integer,
	"picture_id" text,
	CONSTRAINT "hotels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "product_addons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "product_views_product_id_day_visitor_hash_pk" PRIMARY KEY("product_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"type_slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"duration_days" integer NOT NULL,
	"hijri_year" integer,
	"departure_airport" text NOT NULL,
	"picture_ids" text[] NOT NULL,
	"includes" jsonb NOT NULL,
	"excludes" jsonb NOT NULL,
	"agenda" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"facilities" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"refund_terms" jsonb NOT NULL,
	"down_payment" integer NOT NULL,
	"can_finance" boolean NOT NULL,
	"can_save" boolean NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"picture_ids" text[] NOT NULL,
	"travelled_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlists_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"path" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_partners" (
	"tenant_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	CONSTRAINT "hidden_partners_tenant_id_partner_id_pk" PRIMARY KEY("tenant_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "partner_application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"company" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"city_name" text NOT NULL,
	"licence_number" text,
	"message" text,
	"state" text NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "partner_applications_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"city_name" text NOT NULL,
	"address" text NOT NULL,
	"about" jsonb NOT NULL,
	"founded_year" integer NOT NULL,
	"logo_picture_id" text,
	"cover_picture_id" text,
	"is_story" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"licence_kind" text NOT NULL,
	"licence_number" text NOT NULL,
	"licence_valid_until" date,
	"licence_suspended_on" date,
	"licence_checked_by" text NOT NULL,
	"licence_checked_on" date NOT NULL,
	"google_place_id" text,
	"minimum_savings" integer,
	"administrative_cost" integer,
	"profit_share" text,
	"yearly_rate_bp" integer,
	"akad" text,
	"active_packages" integer DEFAULT 0 NOT NULL,
	"total_packages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partners_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "promo_claims" (
	"promo_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_claims_promo_id_user_id_pk" PRIMARY KEY("promo_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "promo_products" (
	"promo_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "promo_products_promo_id_product_id_pk" PRIMARY KEY("promo_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"promo_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"percent" integer,
	"most_amount" integer,
	"amount" integer,
	"least_spend" integer NOT NULL,
	"quota" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"per_member" integer NOT NULL,
	"is_for_all_products" boolean NOT NULL,
	"is_banner" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promos_tenant_id_slug_unique" UNIQUE("tenant_id","slug"),
	CONSTRAINT "promos_tenant_id_code_unique" UNIQUE("tenant_id","code"),
	CONSTRAINT "promos_used" CHECK ("promos"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "listings_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"type_slug" text NOT NULL,
	"type_name_id" text NOT NULL,
	"type_name_en" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"partner_slug" text NOT NULL,
	"partner_name" text NOT NULL,
	"partner_logo_id" text,
	"licence_number" text NOT NULL,
	"licence_valid_until" date,
	"name_id" text NOT NULL,
	"name_en" text NOT NULL,
	"picture_id" text NOT NULL,
	"duration_days" smallint NOT NULL,
	"hijri_year" smallint,
	"departure_city" text NOT NULL,
	"airline_codes" text[] NOT NULL,
	"airline_names" text[] NOT NULL,
	"hotel_stars" smallint NOT NULL,
	"walk_minutes" smallint,
	"can_finance" boolean NOT NULL,
	"can_save" boolean NOT NULL,
	"is_featured" boolean NOT NULL,
	"price_from" integer NOT NULL,
	"next_departure" date,
	"last_departure" date,
	"months" integer[] NOT NULL,
	"days" integer[] NOT NULL,
	"seats_free" integer NOT NULL,
	"standing" smallint NOT NULL,
	"label" text,
	"rating_tenths" smallint NOT NULL,
	"rating_count" integer NOT NULL,
	"popularity" integer NOT NULL,
	"document" "tsvector" NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid,
	"device_id" text,
	"keyword" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "back_in_stock_requests" ADD CONSTRAINT "back_in_stock_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "back_in_stock_requests" ADD CONSTRAINT "back_in_stock_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_airline_code_airlines_code_fk" FOREIGN KEY ("airline_code") REFERENCES "public"."airlines"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_addons" ADD CONSTRAINT "product_addons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_type_slug_product_types_slug_fk" FOREIGN KEY ("type_slug") REFERENCES "public"."product_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_departure_airport_airports_iata_fk" FOREIGN KEY ("departure_airport") REFERENCES "public"."airports"("iata") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_partners" ADD CONSTRAINT "hidden_partners_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_partners" ADD CONSTRAINT "hidden_partners_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_application_history" ADD CONSTRAINT "partner_application_history_application_id_partner_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."partner_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_claims" ADD CONSTRAINT "promo_claims_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_claims" ADD CONSTRAINT "promo_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_products" ADD CONSTRAINT "promo_products_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_products" ADD CONSTRAINT "promo_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "back_in_stock_requests_product_id_told_at_index" ON "back_in_stock_requests" USING btree ("product_id","told_at");--> statement-breakpoint
CREATE INDEX "departures_product_id_departs_on_index" ON "departures" USING btree ("product_id","departs_on");--> statement-breakpoint
CREATE INDEX "departures_departs_on_index" ON "departures" USING btree ("departs_on");--> statement-breakpoint
CREATE INDEX "product_addons_product_id_position_index" ON "product_addons" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_views_day_index" ON "product_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "products_partner_id_state_index" ON "products" USING btree ("partner_id","state");--> statement-breakpoint
CREATE INDEX "products_type_slug_index" ON "products" USING btree ("type_slug");--> statement-breakpoint
CREATE INDEX "products_names" ON "products" USING gin ((("name" ->> 'id') || ' ' || ("name" ->> 'en')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_product_id_created_at_index" ON "reviews" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_partner_id_created_at_index" ON "reviews" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_tenant_id_created_at_index" ON "reviews" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "wishlists_product_id_index" ON "wishlists" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "banners_tenant_id_position_index" ON "banners" USING btree ("tenant_id","position");--> statement-breakpoint
CREATE INDEX "gallery_items_tenant_id_taken_at_index" ON "gallery_items" USING btree ("tenant_id","taken_at");--> statement-breakpoint
CREATE INDEX "partner_application_history_application_id_at_index" ON "partner_application_history" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "partner_applications_tenant_id_created_at_index" ON "partner_applications" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_applications_unverified" ON "partner_applications" USING btree ("tenant_id","kind","email") WHERE "partner_applications"."state" = 'unverified';--> statement-breakpoint
CREATE INDEX "partners_kind_position_index" ON "partners" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "promo_claims_user_id_index" ON "promo_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promo_products_product_id_index" ON "promo_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "promo_uses_promo_id_user_id_index" ON "promo_uses" USING btree ("promo_id","user_id");--> statement-breakpoint
CREATE INDEX "promo_uses_user_id_index" ON "promo_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promos_tenant_id_ends_at_index" ON "promos" USING btree ("tenant_id","ends_at");--> statement-breakpoint
CREATE INDEX "listings_standing_popularity_number_index" ON "listings" USING btree ("standing","popularity" DESC NULLS LAST,"number");--> statement-breakpoint
CREATE INDEX "listings_slug_index" ON "listings" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "listings_changed_at_index" ON "listings" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "listings_days" ON "listings" USING gin ("days");--> statement-breakpoint
CREATE INDEX "listings_document" ON "listings" USING gin ("document");--> statement-breakpoint
CREATE INDEX "recent_searches_user_id_searched_at_index" ON "recent_searches" USING btree ("user_id","searched_at");--> statement-breakpoint
CREATE INDEX "recent_searches_tenant_id_device_id_searched_at_index" ON "recent_searches" USING btree ("tenant_id","device_id","searched_at");--> statement-breakpoint
CREATE INDEX "recent_searches_tenant_id_searched_at_index" ON "recent_searches" USING btree ("tenant_id","searched_at");