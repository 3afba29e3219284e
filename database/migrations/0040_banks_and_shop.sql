CREATE TABLE "financing_report_corrections" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text,
	"requires_halal" boolean DEFAULT false NOT NULL,
	"requires_bpom" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issuer" text NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"order_id" uuid,
	"user_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_reviews_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "item_reviews_rating" CHECK ("item_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "item_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sku" text NOT NULL,
	"price" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"stock" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "item_variants_stock" CHECK ("item_variants"."stock" >= 0 and "item_variants"."held" >= 0 and "item_variants"."held" <= "item_variants"."stock"),
	CONSTRAINT "item_variants_price" CHECK ("item_variants"."price" > 0),
	CONSTRAINT "item_variants_weight" CHECK ("item_variants"."weight_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "item_views" (
	"item_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "item_views_item_id_day_visitor_hash_pk" PRIMARY KEY("item_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "item_wishes" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_wishes_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"store_id" uuid NOT NULL,
	"category_slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture_ids" text[] NOT NULL,
	"state" text NOT NULL,
	"price_from" integer NOT NULL,
	"price_to" integer NOT NULL,
	"stock_free" integer NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "items_prices" CHECK ("items"."price_from" >= 0 and "items"."price_from" <= "items"."price_to"),
	CONSTRAINT "items_stock" CHECK ("items"."stock_free" >= 0)
);
--> statement-breakpoint
CREATE TABLE "merchandise_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"change" integer NOT NULL,
	"stock" integer NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"about" jsonb NOT NULL,
	"city_id" text NOT NULL,
	"subdistrict_id" text NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL,
	"phone_number" text NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"open_days" smallint[] NOT NULL,
	"closed_from" date,
	"closed_until" date,
	"logo_picture_id" text,
	"cover_picture_id" text,
	"position" integer NOT NULL,
	"suspended_at" timestamp with time zone,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stores_hours" CHECK ("stores"."opens_at" ~ '^[0-2][0-9]:[0-5][0-9]$' and "stores"."opens_at" < "stores"."closes_at"),
	CONSTRAINT "stores_holiday" CHECK (("stores"."closed_from" is null) = ("stores"."closed_until" is null)),
	CONSTRAINT "stores_holiday_order" CHECK ("stores"."closed_from" <= "stores"."closed_until")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"recipient_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"subdistrict_id" text NOT NULL,
	"postcode" text NOT NULL,
	"street" text NOT NULL,
	"note" text,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "financing_instalment_reports" DROP CONSTRAINT "financing_instalment_reports_application_id_number_unique";--> statement-breakpoint
ALTER TABLE "financing_disbursements" ADD COLUMN "missed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "financing_disbursements" ADD COLUMN "missed_by" uuid;--> statement-breakpoint
ALTER TABLE "financing_disbursements" ADD COLUMN "missed_reason" text;--> statement-breakpoint
ALTER TABLE "financing_instalment_reports" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "terms_id" uuid;--> statement-breakpoint
ALTER TABLE "financing_report_corrections" ADD CONSTRAINT "financing_report_corrections_report_id_financing_instalment_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."financing_instalment_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_report_corrections" ADD CONSTRAINT "financing_report_corrections_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_certificates" ADD CONSTRAINT "item_certificates_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reviews" ADD CONSTRAINT "item_reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reviews" ADD CONSTRAINT "item_reviews_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reviews" ADD CONSTRAINT "item_reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reviews" ADD CONSTRAINT "item_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_variants" ADD CONSTRAINT "item_variants_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_views" ADD CONSTRAINT "item_views_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_wishes" ADD CONSTRAINT "item_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_wishes" ADD CONSTRAINT "item_wishes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_slug_merchandise_slugs_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."merchandise_slugs"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_slug_item_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."item_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_history" ADD CONSTRAINT "stock_history_variant_id_item_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."item_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_slug_merchandise_slugs_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."merchandise_slugs"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_subdistrict_id_subdistricts_id_fk" FOREIGN KEY ("subdistrict_id") REFERENCES "public"."subdistricts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_subdistrict_id_subdistricts_id_fk" FOREIGN KEY ("subdistrict_id") REFERENCES "public"."subdistricts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_report_corrections_application_id_index" ON "financing_report_corrections" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "item_certificates_item_id_kind_valid_until_index" ON "item_certificates" USING btree ("item_id","kind","valid_until");--> statement-breakpoint
CREATE INDEX "item_reviews_item_id_created_at_index" ON "item_reviews" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "item_reviews_store_id_created_at_index" ON "item_reviews" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "item_reviews_user_id_index" ON "item_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "item_reviews_tenant_id_index" ON "item_reviews" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "item_variants_item_id_position_index" ON "item_variants" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "item_views_day_index" ON "item_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "item_wishes_item_id_index" ON "item_wishes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "items_store_id_created_at_index" ON "items" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "items_category_slug_index" ON "items" USING btree ("category_slug");--> statement-breakpoint
CREATE INDEX "items_changed_at_index" ON "items" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "stock_history_variant_id_id_index" ON "stock_history" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stores_city_id_index" ON "stores" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "stores_subdistrict_id_index" ON "stores" USING btree ("subdistrict_id");--> statement-breakpoint
CREATE INDEX "stores_changed_by_index" ON "stores" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "stores_changed_at_index" ON "stores" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "stores_position_id_index" ON "stores" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "addresses_user_id_created_at_index" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "addresses_subdistrict_id_index" ON "addresses" USING btree ("subdistrict_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_active" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_active";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_terms_id_bank_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."bank_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_terms_id_index" ON "consents" USING btree ("terms_id");--> statement-breakpoint
ALTER TABLE "financing_instalment_reports" ADD CONSTRAINT "financing_instalment_reports_application_id_number_round_unique" UNIQUE("application_id","number","round");--> statement-breakpoint
CREATE TRIGGER "financing_report_corrections_append_only" BEFORE UPDATE OR DELETE ON "financing_report_corrections" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "stock_history_append_only" BEFORE UPDATE OR DELETE ON "stock_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('financing_least_age', 18, '2020-01-01', 'UU 2/2014 article 39: who signs a contract is 18 at least; a bank may ask for more'),
	('financing_reminder_hours', 6, '2020-01-01', 'Rihla: how long before its end an unfinished financing application is reminded of'),
	('financing_resend_reminder_hours', 24, '2020-01-01', 'Rihla: how long before the end a document that the bank asked for again is reminded of');
