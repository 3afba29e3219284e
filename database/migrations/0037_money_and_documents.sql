CREATE TABLE "evidence_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"departure_id" uuid,
	"certainty" text NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"akad" text NOT NULL,
	"valid_from" date NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"admin_fee" integer NOT NULL,
	"bank_fee" integer DEFAULT 0 NOT NULL,
	"insurance_fee" integer DEFAULT 0 NOT NULL,
	"margin_bp" integer,
	"ujrah" integer,
	"financed_least" integer,
	"financed_most" integer,
	"days_before" integer,
	"documents" text[] DEFAULT '{}' NOT NULL,
	"tax_card_from" integer,
	"nisbah" text,
	"minimum_deposit" integer,
	"months" integer[] NOT NULL,
	"source" text NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_terms_partner_id_akad_valid_from_unique" UNIQUE("partner_id","akad","valid_from"),
	CONSTRAINT "bank_terms_amounts" CHECK (least("bank_terms"."admin_fee", "bank_terms"."bank_fee", "bank_terms"."insurance_fee", "bank_terms"."margin_bp", "bank_terms"."ujrah", "bank_terms"."minimum_deposit") >= 0 and cardinality("bank_terms"."months") > 0),
	CONSTRAINT "bank_terms_akad" CHECK (("bank_terms"."akad" = 'murabahah') = ("bank_terms"."margin_bp" is not null) and ("bank_terms"."akad" = 'ijarah multijasa') = ("bank_terms"."ujrah" is not null) and ("bank_terms"."akad" = 'mudharabah') = ("bank_terms"."nisbah" is not null) and ("bank_terms"."akad" in ('wadiah', 'mudharabah')) = ("bank_terms"."minimum_deposit" is not null) and ("bank_terms"."akad" in ('murabahah', 'ijarah multijasa')) = (num_nulls("bank_terms"."financed_least", "bank_terms"."financed_most", "bank_terms"."days_before") = 0))
);
--> statement-breakpoint
CREATE TABLE "refund_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"holder" text NOT NULL,
	"ending" text NOT NULL,
	"number_sealed" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settlement_lines" DROP CONSTRAINT "settlement_lines_sum";--> statement-breakpoint
ALTER TABLE "departure_runs" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departure_runs" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "return_notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "departures" ADD COLUMN "is_return_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fcm_tokens" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "via" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gateway_note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "audience" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_files" ADD CONSTRAINT "evidence_files_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_files" ADD CONSTRAINT "evidence_files_uploaded_by_staff_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_terms" ADD CONSTRAINT "bank_terms_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_terms" ADD CONSTRAINT "bank_terms_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_id_refunds_id_fk" FOREIGN KEY ("id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_files_departure_id_uploaded_at_index" ON "evidence_files" USING btree ("departure_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "evidence_files_uploaded_by_index" ON "evidence_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "bank_terms_staff_id_index" ON "bank_terms" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "refund_accounts_user_id_index" ON "refund_accounts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "fcm_tokens" ADD CONSTRAINT "fcm_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departures_return_waiting" ON "departures" USING btree ("return_notified_at","id") WHERE "departures"."is_return_waiting";--> statement-breakpoint
CREATE INDEX "hotels_name_id_index" ON "hotels" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "fcm_tokens_session_id_index" ON "fcm_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "fcm_tokens_token_index" ON "fcm_tokens" USING btree ("token");--> statement-breakpoint
CREATE INDEX "refunds_to_try" ON "refunds" USING btree ("try_at") WHERE "refunds"."try_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_refund_once" ON "settlement_lines" USING btree ("refund_id") WHERE "settlement_lines"."refund_id" is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_try" CHECK ("refunds"."try_at" is null or "refunds"."state" = 'sending');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sending" CHECK ("refunds"."state" <> 'sending' or "refunds"."via" = 'gateway');--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_refund" CHECK (("settlement_lines"."outcome" = 'refunded') = ("settlement_lines"."refund_id" is not null));--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_sum" CHECK ("settlement_lines"."gross" - "settlement_lines"."fee" = "settlement_lines"."net" and "settlement_lines"."gross" <> 0);--> statement-breakpoint
CREATE TRIGGER "bank_terms_append_only" BEFORE UPDATE OR DELETE ON "bank_terms" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "bank_terms_kept" BEFORE TRUNCATE ON "bank_terms" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- What banks offered until now, where all of it is known. Of ijarah no ujrah was stored: those banks name it anew.
INSERT INTO "bank_terms" ("id", "partner_id", "akad", "valid_from", "admin_fee", "margin_bp", "financed_least", "financed_most", "days_before", "documents", "nisbah", "minimum_deposit", "months", "source", "created_at")
SELECT gen_random_uuid(), "id", "akad", "created_at"::date, "administrative_cost",
	CASE WHEN "akad" = 'murabahah' THEN "yearly_rate_bp" END,
	CASE WHEN "akad" = 'murabahah' THEN 5000000 END,
	CASE WHEN "akad" = 'murabahah' THEN 25000000 END,
	CASE WHEN "akad" = 'murabahah' THEN 60 END,
	CASE WHEN "akad" = 'murabahah' THEN ARRAY['identity_card', 'family_card', 'proof_of_income'] ELSE '{}'::text[] END,
	CASE WHEN "akad" = 'mudharabah' THEN "profit_share" END,
	CASE WHEN "akad" IN ('wadiah', 'mudharabah') THEN "minimum_savings" END,
	ARRAY[6, 12, 18, 24], 'As agreed with the bank when it joined', "created_at"
FROM "partners"
WHERE "kind" = 'financial' AND "administrative_cost" IS NOT NULL AND (
	("akad" = 'murabahah' AND "yearly_rate_bp" IS NOT NULL) OR
	("akad" = 'wadiah' AND "minimum_savings" IS NOT NULL) OR
	("akad" = 'mudharabah' AND "minimum_savings" IS NOT NULL AND "profit_share" IS NOT NULL));--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('financing_days_before', 60, '2020-01-01', 'Partner banks: the last day of an application, before a departure');
