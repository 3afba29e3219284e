CREATE TABLE "financing_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"departure_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"terms_id" uuid NOT NULL,
	"state" text NOT NULL,
	"price" bigint NOT NULL,
	"down_payment" bigint NOT NULL,
	"financed" bigint NOT NULL,
	"charge" bigint NOT NULL,
	"months" integer NOT NULL,
	"monthly" bigint NOT NULL,
	"last" bigint NOT NULL,
	"admin_fee" bigint NOT NULL,
	"bank_fee" bigint NOT NULL,
	"insurance_fee" bigint NOT NULL,
	"documents" text[] NOT NULL,
	"name" text,
	"gender" text,
	"birth_date" date,
	"address" text,
	"phone_number" text,
	"email" text,
	"job_name" text,
	"instansi" text,
	"years_employed" integer,
	"monthly_income" bigint,
	"referral_code" text,
	"expires_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"decide_by" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"conditions" text,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "financing_applications_code_unique" UNIQUE("code"),
	CONSTRAINT "financing_applications_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "financing_applications_sum" CHECK ("financing_applications"."financed" = "financing_applications"."price" - "financing_applications"."down_payment"),
	CONSTRAINT "financing_applications_instalments" CHECK ("financing_applications"."monthly" * ("financing_applications"."months" - 1) + "financing_applications"."last" = "financing_applications"."financed" + "financing_applications"."charge")
);
--> statement-breakpoint
CREATE TABLE "financing_disbursements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"disbursed_on" date NOT NULL,
	"reference" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"received_by" uuid,
	CONSTRAINT "financing_disbursements_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "financing_disbursements_amount" CHECK ("financing_disbursements"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "financing_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "financing_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financing_instalment_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "financing_instalment_reports_application_id_number_unique" UNIQUE("application_id","number"),
	CONSTRAINT "financing_instalment_reports_amount" CHECK ("financing_instalment_reports"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "financing_instalments" (
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"due_on" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "financing_instalments_application_id_number_pk" PRIMARY KEY("application_id","number"),
	CONSTRAINT "financing_instalments_amount" CHECK ("financing_instalments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund_batch_rows" (
	"batch_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"outcome" text,
	CONSTRAINT "refund_batch_rows_batch_id_refund_id_pk" PRIMARY KEY("batch_id","refund_id")
);
--> statement-breakpoint
CREATE TABLE "refund_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"released_by" uuid,
	"released_at" timestamp with time zone,
	"released_alone" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_batches_released" CHECK (("refund_batches"."released_by" is null) = ("refund_batches"."released_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bank_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"external_id" text,
	"day" date NOT NULL,
	"payment_request_id" text,
	"repeats_id" uuid,
	"body" text NOT NULL,
	"response_code" text NOT NULL,
	"answer" text NOT NULL,
	"needs_look" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "savings_applicants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"gender" text NOT NULL,
	"birth_date" date NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text NOT NULL,
	"occupation" text NOT NULL,
	"monthly_income" bigint NOT NULL,
	"has_tax_id" boolean NOT NULL,
	"mother_name" text,
	"heir_name" text,
	"heir_gender" text,
	"heir_contact_name" text,
	"heir_phone_number" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "savings_applicants_plan_id_unique" UNIQUE("plan_id")
);
--> statement-breakpoint
CREATE TABLE "savings_deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"payment_request_id" text NOT NULL,
	"kind" text DEFAULT 'deposit' NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"reference" text,
	CONSTRAINT "savings_deposits_amount" CHECK (("savings_deposits"."kind" = 'deposit') = ("savings_deposits"."amount" > 0) and "savings_deposits"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "savings_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "savings_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid,
	"target" bigint NOT NULL,
	"months" integer NOT NULL,
	"deposit_day" integer DEFAULT 1 NOT NULL,
	"partner_id" uuid,
	"terms_id" uuid,
	"state" text NOT NULL,
	"account_number" text,
	"virtual_account" text,
	"submitted_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"closing_requested_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "savings_plans_code_unique" UNIQUE("code"),
	CONSTRAINT "savings_plans_target" CHECK ("savings_plans"."target" > 50000),
	CONSTRAINT "savings_plans_bank" CHECK ("savings_plans"."state" = 'cart' or ("savings_plans"."partner_id" is not null and "savings_plans"."terms_id" is not null)),
	CONSTRAINT "savings_plans_account" CHECK ("savings_plans"."state" not in ('accepted', 'saving', 'reached', 'closed') or ("savings_plans"."account_number" is not null and "savings_plans"."virtual_account" is not null))
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "whatsapp_number" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "logo_picture_id" text;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_applications" ADD CONSTRAINT "financing_applications_terms_id_bank_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."bank_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_disbursements" ADD CONSTRAINT "financing_disbursements_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_history" ADD CONSTRAINT "financing_history_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_instalment_reports" ADD CONSTRAINT "financing_instalment_reports_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_instalments" ADD CONSTRAINT "financing_instalments_application_id_financing_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."financing_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_batch_rows" ADD CONSTRAINT "refund_batch_rows_batch_id_refund_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."refund_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_batch_rows" ADD CONSTRAINT "refund_batch_rows_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_batches" ADD CONSTRAINT "refund_batches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_notices" ADD CONSTRAINT "bank_notices_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_notices" ADD CONSTRAINT "bank_notices_repeats_id_bank_notices_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."bank_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_applicants" ADD CONSTRAINT "savings_applicants_plan_id_savings_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."savings_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_deposits" ADD CONSTRAINT "savings_deposits_plan_id_savings_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."savings_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_deposits" ADD CONSTRAINT "savings_deposits_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_history" ADD CONSTRAINT "savings_history_plan_id_savings_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."savings_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_terms_id_bank_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."bank_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "financing_applications_one_open" ON "financing_applications" USING btree ("user_id","departure_id") WHERE "financing_applications"."state" in ('fill_identity', 'documents', 'verification', 'payment', 'active');--> statement-breakpoint
CREATE INDEX "financing_applications_user_id_created_at_index" ON "financing_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "financing_applications_tenant_id_index" ON "financing_applications" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "financing_applications_departure_id_index" ON "financing_applications" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "financing_applications_terms_id_index" ON "financing_applications" USING btree ("terms_id");--> statement-breakpoint
CREATE INDEX "financing_applications_queue" ON "financing_applications" USING btree ("partner_id","state","submitted_at");--> statement-breakpoint
CREATE INDEX "financing_applications_ending" ON "financing_applications" USING btree ("expires_at") WHERE "financing_applications"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "financing_disbursements_expected" ON "financing_disbursements" USING btree ("reported_at") WHERE "financing_disbursements"."received_at" is null;--> statement-breakpoint
CREATE INDEX "financing_history_application_id_id_index" ON "financing_history" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "refund_batch_rows_refund_id_index" ON "refund_batch_rows" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_batch_rows_one_transfer" ON "refund_batch_rows" USING btree ("refund_id") WHERE "refund_batch_rows"."outcome" = 'transfer';--> statement-breakpoint
CREATE INDEX "refund_batches_tenant_id_index" ON "refund_batches" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "refund_batches_released_by_released_at_index" ON "refund_batches" USING btree ("released_by","released_at");--> statement-breakpoint
CREATE INDEX "refund_batches_made_at_id_index" ON "refund_batches" USING btree ("made_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_notices_external_id" ON "bank_notices" USING btree ("partner_id","external_id","day") WHERE "bank_notices"."repeats_id" is null and "bank_notices"."payment_request_id" is not null;--> statement-breakpoint
CREATE INDEX "bank_notices_repeats" ON "bank_notices" USING btree ("repeats_id");--> statement-breakpoint
CREATE INDEX "bank_notices_age" ON "bank_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bank_notices_payment" ON "bank_notices" USING btree ("partner_id","payment_request_id");--> statement-breakpoint
CREATE INDEX "bank_notices_to_look_at" ON "bank_notices" USING btree ("partner_id","at") WHERE "bank_notices"."needs_look";--> statement-breakpoint
CREATE UNIQUE INDEX "savings_deposits_once" ON "savings_deposits" USING btree ("partner_id","payment_request_id");--> statement-breakpoint
CREATE INDEX "savings_deposits_plan_id_paid_at_index" ON "savings_deposits" USING btree ("plan_id","paid_at");--> statement-breakpoint
CREATE INDEX "savings_history_plan_id_at_index" ON "savings_history" USING btree ("plan_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "savings_plans_one_cart" ON "savings_plans" USING btree ("user_id") WHERE "savings_plans"."state" = 'cart';--> statement-breakpoint
CREATE UNIQUE INDEX "savings_plans_virtual_account" ON "savings_plans" USING btree ("partner_id","virtual_account");--> statement-breakpoint
CREATE INDEX "savings_plans_user_id_created_at_index" ON "savings_plans" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "savings_plans_of_bank" ON "savings_plans" USING btree ("partner_id","state","submitted_at");--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_listed_day" ON "bookings" USING btree ("departs_on","id") WHERE "bookings"."checked_out_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_listed_partner_day" ON "bookings" USING btree ("partner_id","departs_on","id") WHERE "bookings"."checked_out_at" is not null;--> statement-breakpoint
CREATE INDEX "partners_changed_by_index" ON "partners" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_fee" CHECK ("earnings"."fee" * sign("earnings"."amount") between 0 and abs("earnings"."amount"));--> statement-breakpoint
CREATE TRIGGER "savings_history_append_only" BEFORE UPDATE OR DELETE ON "savings_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "savings_history_kept" BEFORE TRUNCATE ON "savings_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "savings_deposits_append_only" BEFORE UPDATE OR DELETE ON "savings_deposits" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "savings_deposits_kept" BEFORE TRUNCATE ON "savings_deposits" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "financing_history_append_only" BEFORE UPDATE OR DELETE ON "financing_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "financing_history_kept" BEFORE TRUNCATE ON "financing_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "financing_instalments_append_only" BEFORE UPDATE OR DELETE ON "financing_instalments" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "financing_instalment_reports_append_only" BEFORE UPDATE OR DELETE ON "financing_instalment_reports" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('commission_basis_points', 0, '2020-01-01', 'Rihla: partners pay no service fee yet'),
	('retention_savings_days', 90, '2020-01-01', 'Rihla privacy policy: documents of a savings application after the bank’s decision or the end of the plan'),
	('retention_bank_notice_years', 10, '2020-01-01', 'SNAP of Bank Indonesia: records of transactions for ten years'),
	('financing_documents_hours', 24, '2020-01-01', 'Rihla: how long seats are held while identity and documents of a financing are completed'),
	('financing_decision_days', 7, '2020-01-01', 'Partner banks: how long seats are held until the bank decides'),
	('financing_resend_hours', 48, '2020-01-01', 'Rihla: how long a document that the bank asks for again may take'),
	('financing_down_payment_hours', 48, '2020-01-01', 'Rihla: how long seats are held until the down payment is paid');
