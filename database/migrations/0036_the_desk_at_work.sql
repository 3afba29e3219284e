CREATE TABLE "departure_run_bookings" (
	"run_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "departure_run_bookings_run_id_booking_id_pk" PRIMARY KEY("run_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "departure_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"departure_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"to_departure_id" uuid,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"started_by" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "departure_runs_to" CHECK (("departure_runs"."kind" = 'move') = ("departure_runs"."to_departure_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "partner_pictures" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"version" text NOT NULL,
	"dated_on" date NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "post_slugs" (
	"tenant_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_slugs_tenant_id_slug_pk" PRIMARY KEY("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "partner_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"bank_name" text NOT NULL,
	"holder" text NOT NULL,
	"number_sealed" text NOT NULL,
	"ending" text NOT NULL,
	"state" text NOT NULL,
	"is_as_applied" boolean NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"payable_from" timestamp with time zone,
	CONSTRAINT "partner_accounts_two_people" CHECK ("partner_accounts"."decided_by" <> "partner_accounts"."entered_by"),
	CONSTRAINT "partner_accounts_payable" CHECK (("partner_accounts"."payable_from" is not null) = ("partner_accounts"."state" in ('verified', 'replaced')))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step" text NOT NULL,
	"version" text,
	"dated_on" date,
	"order_id" uuid,
	"order_code" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retention_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"rows" integer NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "settlement_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"line_id" uuid,
	"payment_id" uuid,
	"payment_number" text NOT NULL,
	"expected" bigint,
	"received" bigint,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "settlement_differences_closed" CHECK (("settlement_differences"."state" = 'closed') = ("settlement_differences"."closed_at" is not null and "settlement_differences"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"lines" integer NOT NULL,
	"gross" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"net" bigint NOT NULL,
	"received_by" uuid,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_files_gateway_hash_unique" UNIQUE("gateway","hash")
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"payment_number" text NOT NULL,
	"gross" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"net" bigint NOT NULL,
	"outcome" text NOT NULL,
	"payment_id" uuid,
	CONSTRAINT "settlement_lines_file_id_line_no_unique" UNIQUE("file_id","line_no"),
	CONSTRAINT "settlement_lines_sum" CHECK ("settlement_lines"."gross" - "settlement_lines"."fee" = "settlement_lines"."net" and "settlement_lines"."gross" > 0)
);
--> statement-breakpoint
CREATE TABLE "staff_downloads" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"file" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "departures_departs_on_index";--> statement-breakpoint
DROP INDEX "reviews_partner_id_created_at_index";--> statement-breakpoint
DROP INDEX "payouts_open";--> statement-breakpoint
ALTER TABLE "departures" ALTER COLUMN "price_triple" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ALTER COLUMN "price_double" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ALTER COLUMN "price_child" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ALTER COLUMN "price_infant" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "next_fields" jsonb;--> statement-breakpoint
ALTER TABLE "product_addons" ADD COLUMN "per" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_addons" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departure_run_bookings" ADD CONSTRAINT "departure_run_bookings_run_id_departure_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."departure_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_run_bookings" ADD CONSTRAINT "departure_run_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_runs" ADD CONSTRAINT "departure_runs_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departure_runs" ADD CONSTRAINT "departure_runs_to_departure_id_departures_id_fk" FOREIGN KEY ("to_departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pictures" ADD CONSTRAINT "partner_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pictures" ADD CONSTRAINT "partner_pictures_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_history" ADD CONSTRAINT "post_history_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_slugs" ADD CONSTRAINT "post_slugs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_slugs" ADD CONSTRAINT "post_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_entered_by_staff_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_differences" ADD CONSTRAINT "settlement_differences_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_files" ADD CONSTRAINT "settlement_files_received_by_staff_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_downloads" ADD CONSTRAINT "staff_downloads_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_run_bookings_booking_id_index" ON "departure_run_bookings" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "departure_runs_departure_id_created_at_index" ON "departure_runs" USING btree ("departure_id","created_at");--> statement-breakpoint
CREATE INDEX "departure_runs_to_departure_id_index" ON "departure_runs" USING btree ("to_departure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departure_runs_one" ON "departure_runs" USING btree ("departure_id") WHERE "departure_runs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "partner_pictures_partner_id_index" ON "partner_pictures" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "page_versions_page_id_replaced_at_index" ON "page_versions" USING btree ("page_id","replaced_at");--> statement-breakpoint
CREATE INDEX "post_history_post_id_id_index" ON "post_history" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_slugs_post_id_index" ON "post_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "partner_accounts_partner_id_entered_at_index" ON "partner_accounts" USING btree ("partner_id","entered_at");--> statement-breakpoint
CREATE INDEX "partner_accounts_entered_at_id_index" ON "partner_accounts" USING btree ("entered_at","id");--> statement-breakpoint
CREATE INDEX "partner_accounts_entered_by_index" ON "partner_accounts" USING btree ("entered_by");--> statement-breakpoint
CREATE INDEX "partner_accounts_decided_by_index" ON "partner_accounts" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_accounts_one_entered" ON "partner_accounts" USING btree ("partner_id") WHERE "partner_accounts"."state" = 'entered';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_accounts_one_verified" ON "partner_accounts" USING btree ("partner_id") WHERE "partner_accounts"."state" = 'verified';--> statement-breakpoint
CREATE INDEX "consents_user_id_id_index" ON "consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "consents_tenant_id_index" ON "consents" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "retention_runs_kind_id_index" ON "retention_runs" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "settlement_differences_file_id_index" ON "settlement_differences" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "settlement_differences_line_id_index" ON "settlement_differences" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "settlement_differences_closed_by_index" ON "settlement_differences" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "settlement_differences_open" ON "settlement_differences" USING btree ("created_at","id") WHERE "settlement_differences"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_differences_missing" ON "settlement_differences" USING btree ("payment_id") WHERE "settlement_differences"."kind" = 'missing_there';--> statement-breakpoint
CREATE INDEX "settlement_differences_payment_id_index" ON "settlement_differences" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "settlement_files_day_id_index" ON "settlement_files" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "settlement_files_received_by_index" ON "settlement_files" USING btree ("received_by");--> statement-breakpoint
CREATE INDEX "settlement_lines_payment_id_index" ON "settlement_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_once" ON "settlement_lines" USING btree ("payment_id") WHERE "settlement_lines"."outcome" = 'matched';--> statement-breakpoint
CREATE INDEX "staff_downloads_staff_id_index" ON "staff_downloads" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_downloads_expires_at_index" ON "staff_downloads" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered_by_staff_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account_id_partner_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."partner_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_started" ON "bookings" USING btree ("started_at") WHERE "bookings"."started_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_started_partner" ON "bookings" USING btree ("partner_id","started_at") WHERE "bookings"."started_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_overdue" ON "bookings" USING btree ("partner_id","overdue_at") WHERE "bookings"."overdue_at" is not null and "bookings"."state" = 'in_progress';--> statement-breakpoint
CREATE INDEX "departures_departs_on_id_index" ON "departures" USING btree ("departs_on","id");--> statement-breakpoint
CREATE INDEX "reviews_partner_id_created_at_id_index" ON "reviews" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_created_at_id_index" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_answered_by_index" ON "reviews" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "posts_scheduled" ON "posts" USING btree ("published_at") WHERE "posts"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "documents_unchecked" ON "documents" USING btree ("owner_kind","owner_id") WHERE "documents"."state" = 'received';--> statement-breakpoint
CREATE INDEX "payouts_account_id_index" ON "payouts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("state","drawn_at") WHERE "payouts"."state" in ('due', 'approved', 'sent');--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null) and ("reviews"."answer" is null) = ("reviews"."answered_by" is null));--> statement-breakpoint
UPDATE "posts" SET "state" = 'published';--> statement-breakpoint
CREATE TRIGGER "consents_append_only" BEFORE UPDATE OR DELETE ON "consents" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "consents_kept" BEFORE TRUNCATE ON "consents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('retention_code_days', 2, '2020-01-01', 'Rihla privacy policy: verification codes, registrations and password links'),
	('retention_session_days', 30, '2020-01-01', 'Rihla privacy policy: IP address and browser after a session has ended'),
	('retention_device_days', 2, '2020-01-01', 'Rihla privacy policy: devices whose key was revoked'),
	('retention_search_days', 90, '2020-01-01', 'Rihla privacy policy: recent searches of guests'),
	('retention_seat_news_days', 30, '2020-01-01', 'Rihla privacy policy: requests for news of seats, after the news was sent'),
	('retention_seat_request_days', 365, '2020-01-01', 'Rihla privacy policy: requests for news of seats, at most'),
	('retention_document_days', 90, '2020-01-01', 'Rihla privacy policy: travel documents after the return date'),
	('retention_application_days', 30, '2020-01-01', 'Rihla privacy policy: partner applications whose email is not confirmed'),
	('retention_order_years', 10, '2020-01-01', 'UU 8/1997 article 11: company records for ten years');
--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('account_block_days', 3, '2020-01-01', 'Rihla: days in which an owner can say that a new bank account is not theirs'),
	('gateway_fee_most_percent', 5, '2020-01-01', 'Rihla: a gateway that keeps more than this of a payment is asked why');
