CREATE TABLE "package_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"state" text NOT NULL,
	"base_version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"explanation" text,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "package_history" (
	"product_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"fields" text[] NOT NULL,
	"reason" text,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "package_history_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
CREATE TABLE "page_reviews" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"text_sha256" text NOT NULL,
	"verdict" text NOT NULL,
	"reviewer" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"note" text,
	"staff_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_application_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"note" text,
	"licence_kind" text,
	"licence_number" text,
	"valid_from" date,
	"valid_until" date,
	"evidence_url" text,
	"bank_name" text,
	"account_holder" text,
	"account_ending" text,
	"checked_by" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_licence_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"licence_id" uuid NOT NULL,
	"event" text NOT NULL,
	"by_name" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breach_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "breach_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"breach_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"what_happened" text NOT NULL,
	"data" text NOT NULL,
	"people" integer,
	"noticed_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooming_beds" (
	"room_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"stay_id" uuid NOT NULL,
	"traveller_id" uuid,
	"booking_id" uuid,
	CONSTRAINT "rooming_beds_room_id_position_pk" PRIMARY KEY("room_id","position"),
	CONSTRAINT "rooming_beds_one" UNIQUE("stay_id","traveller_id"),
	CONSTRAINT "rooming_beds_taken" CHECK (("rooming_beds"."traveller_id" is null) = ("rooming_beds"."booking_id" is null)),
	CONSTRAINT "rooming_beds_position" CHECK ("rooming_beds"."position" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "rooming_lists" (
	"departure_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooming_revisions" (
	"departure_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rooming_revisions_departure_id_number_pk" PRIMARY KEY("departure_id","number")
);
--> statement-breakpoint
CREATE TABLE "rooming_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stay_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"occupancy" text NOT NULL,
	"vacated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rooming_rooms_stay_id_label_unique" UNIQUE("stay_id","label"),
	CONSTRAINT "rooming_rooms_stay" UNIQUE("id","stay_id")
);
--> statement-breakpoint
CREATE TABLE "rooming_stays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"departure_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"hotel_id" uuid NOT NULL,
	"nights" integer NOT NULL,
	CONSTRAINT "rooming_stays_departure_id_position_unique" UNIQUE("departure_id","position")
);
--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "next_fields" jsonb;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_application_history" ADD COLUMN "by_name" text;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "partner_licences" ADD COLUMN "evidence_url" text;--> statement-breakpoint
ALTER TABLE "partner_licences" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "partner_licences" ADD COLUMN "bookers_notified_on" date;--> statement-breakpoint
ALTER TABLE "partner_licences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_licences" ADD COLUMN "ends_on" date GENERATED ALWAYS AS (coalesce(valid_until, date '9999-12-31')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "budget" bigint;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "given" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "doa_reviews" ADD COLUMN "verdict" text DEFAULT 'cleared' NOT NULL;--> statement-breakpoint
ALTER TABLE "doa_reviews" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "doa_reviews" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "package_changes" ADD CONSTRAINT "package_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_changes" ADD CONSTRAINT "package_changes_submitted_by_staff_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_changes" ADD CONSTRAINT "package_changes_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_history" ADD CONSTRAINT "package_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_history" ADD CONSTRAINT "package_history_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_application_checks" ADD CONSTRAINT "partner_application_checks_application_id_partner_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."partner_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_licence_history" ADD CONSTRAINT "partner_licence_history_licence_id_partner_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."partner_licences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breach_steps" ADD CONSTRAINT "breach_steps_breach_id_breaches_id_fk" FOREIGN KEY ("breach_id") REFERENCES "public"."breaches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breach_steps" ADD CONSTRAINT "breach_steps_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breaches" ADD CONSTRAINT "breaches_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_beds" ADD CONSTRAINT "rooming_beds_traveller_id_booking_participants_id_fk" FOREIGN KEY ("traveller_id") REFERENCES "public"."booking_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_beds" ADD CONSTRAINT "rooming_beds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_beds" ADD CONSTRAINT "rooming_beds_room_id_stay_id_rooming_rooms_id_stay_id_fk" FOREIGN KEY ("room_id","stay_id") REFERENCES "public"."rooming_rooms"("id","stay_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_lists" ADD CONSTRAINT "rooming_lists_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_revisions" ADD CONSTRAINT "rooming_revisions_departure_id_rooming_lists_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."rooming_lists"("departure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_revisions" ADD CONSTRAINT "rooming_revisions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_rooms" ADD CONSTRAINT "rooming_rooms_stay_id_rooming_stays_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."rooming_stays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_stays" ADD CONSTRAINT "rooming_stays_departure_id_rooming_lists_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."rooming_lists"("departure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooming_stays" ADD CONSTRAINT "rooming_stays_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "package_changes_one_pending" ON "package_changes" USING btree ("product_id") WHERE "package_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "package_changes_waiting" ON "package_changes" USING btree ("submitted_at","id") WHERE "package_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "package_changes_product_id_submitted_at_index" ON "package_changes" USING btree ("product_id","submitted_at");--> statement-breakpoint
CREATE INDEX "package_changes_submitted_by_index" ON "package_changes" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "package_changes_decided_by_index" ON "package_changes" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "package_history_staff_id_index" ON "package_history" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "partner_application_checks_application_id_checked_at_index" ON "partner_application_checks" USING btree ("application_id","checked_at");--> statement-breakpoint
CREATE INDEX "partner_licence_history_licence_id_at_index" ON "partner_licence_history" USING btree ("licence_id","at");--> statement-breakpoint
CREATE INDEX "breach_steps_breach_id_id_index" ON "breach_steps" USING btree ("breach_id","id");--> statement-breakpoint
CREATE INDEX "breach_steps_staff_id_index" ON "breach_steps" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "breaches_noticed_at_index" ON "breaches" USING btree ("noticed_at");--> statement-breakpoint
CREATE INDEX "breaches_staff_id_index" ON "breaches" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at_index" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "data_exports_tenant_id_index" ON "data_exports" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "rooming_beds_traveller_id_index" ON "rooming_beds" USING btree ("traveller_id");--> statement-breakpoint
CREATE INDEX "rooming_beds_booking_id_index" ON "rooming_beds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "rooming_revisions_staff_id_index" ON "rooming_revisions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "rooming_stays_hotel_id_index" ON "rooming_stays" USING btree ("hotel_id");--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_participants_names" ON "booking_participants" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_listed" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."checked_out_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_listed_partner" ON "bookings" USING btree ("partner_id","created_at","id") WHERE "bookings"."checked_out_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_orderer" ON "bookings" USING gin (("code" || ' ' || coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone_number", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_partner_id_created_at_id_index" ON "products" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_created_at_id_index" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_emails" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_phones" ON "users" USING btree ("phone_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_names" ON "users" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_summaries_code_index" ON "order_summaries" USING btree ("code");--> statement-breakpoint
CREATE INDEX "order_summaries_order_id_index" ON "order_summaries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "partner_applications_created_at_id_index" ON "partner_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "partner_applications_partner_id_index" ON "partner_applications" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_licences_ends_on_id_index" ON "partner_licences" USING btree ("ends_on","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_created_at_id_index" ON "ledger_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_created_at_id_index" ON "ledger_entries" USING btree ("account","created_at","id");--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "reviewed_on";--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_given" CHECK ("promos"."given" >= 0);--> statement-breakpoint
UPDATE "promo_uses" SET "amount" = "bookings"."discount" FROM "bookings" WHERE "bookings"."id" = "promo_uses"."order_id";--> statement-breakpoint
UPDATE "promos" SET "given" = (SELECT coalesce(sum("promo_uses"."amount"), 0) FROM "promo_uses" WHERE "promo_uses"."promo_id" = "promos"."id");--> statement-breakpoint
CREATE TRIGGER "package_history_append_only" BEFORE UPDATE OR DELETE ON "package_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "package_history_kept" BEFORE TRUNCATE ON "package_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('umrah_reference_price', 23000000, '2020-01-01', 'Ministry of Religious Affairs: reference price of an umrah as of April 2024; below it the organiser reports why');
