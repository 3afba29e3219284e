CREATE TABLE "bank_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"day" date NOT NULL,
	"payment_request_id" text,
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
	"draft" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "savings_plans_code_unique" UNIQUE("code"),
	CONSTRAINT "savings_plans_target" CHECK ("savings_plans"."target" > 50000),
	CONSTRAINT "savings_plans_bank" CHECK ("savings_plans"."state" = 'cart' or ("savings_plans"."partner_id" is not null and "savings_plans"."terms_id" is not null)),
	CONSTRAINT "savings_plans_account" CHECK ("savings_plans"."state" not in ('accepted', 'saving', 'reached', 'closed') or ("savings_plans"."account_number" is not null and "savings_plans"."virtual_account" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_notices" ADD CONSTRAINT "bank_notices_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_applicants" ADD CONSTRAINT "savings_applicants_plan_id_savings_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."savings_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_deposits" ADD CONSTRAINT "savings_deposits_plan_id_savings_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."savings_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_deposits" ADD CONSTRAINT "savings_deposits_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_history" ADD CONSTRAINT "savings_history_plan_id_savings_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."savings_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_terms_id_bank_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."bank_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_notices_external_id" ON "bank_notices" USING btree ("partner_id","external_id","day");--> statement-breakpoint
CREATE INDEX "bank_notices_payment" ON "bank_notices" USING btree ("partner_id","payment_request_id");--> statement-breakpoint
CREATE INDEX "bank_notices_to_look_at" ON "bank_notices" USING btree ("partner_id","at") WHERE "bank_notices"."needs_look";--> statement-breakpoint
CREATE UNIQUE INDEX "savings_deposits_once" ON "savings_deposits" USING btree ("partner_id","payment_request_id");--> statement-breakpoint
CREATE INDEX "savings_deposits_plan_id_paid_at_index" ON "savings_deposits" USING btree ("plan_id","paid_at");--> statement-breakpoint
CREATE INDEX "savings_history_plan_id_at_index" ON "savings_history" USING btree ("plan_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "savings_plans_one_cart" ON "savings_plans" USING btree ("user_id") WHERE "savings_plans"."state" = 'cart';--> statement-breakpoint
CREATE UNIQUE INDEX "savings_plans_virtual_account" ON "savings_plans" USING btree ("partner_id","virtual_account");--> statement-breakpoint
CREATE INDEX "savings_plans_user_id_created_at_index" ON "savings_plans" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "savings_plans_of_bank" ON "savings_plans" USING btree ("partner_id","state","submitted_at");--> statement-breakpoint
CREATE TRIGGER "savings_history_append_only" BEFORE UPDATE OR DELETE ON "savings_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "savings_history_kept" BEFORE TRUNCATE ON "savings_history" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "savings_deposits_append_only" BEFORE UPDATE OR DELETE ON "savings_deposits" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "savings_deposits_kept" BEFORE TRUNCATE ON "savings_deposits" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
