CREATE TABLE "souvenir_problem_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "souvenir_problem_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"problem_id" uuid NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"amount" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "souvenir_problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"staff_id" uuid NOT NULL,
	"once_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_notices_once_key_staff_id_pk" PRIMARY KEY("once_key","staff_id")
);
--> statement-breakpoint
ALTER TABLE "partner_accounts" ALTER COLUMN "partner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "item_certificates" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "item_certificates" ADD COLUMN "removed_by" uuid;--> statement-breakpoint
ALTER TABLE "item_certificates" ADD COLUMN "removal_reason" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD COLUMN "store_id" uuid;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "promo" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "waybill_corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "waybill_unknown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "souvenir_checkouts" ADD COLUMN "payment_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD COLUMN "ship_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD COLUMN "waybill_unknown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD COLUMN "problem_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD COLUMN "queue_at" timestamp with time zone GENERATED ALWAYS AS (case when problem_at is not null or (state = 'shipped' and waybill_unknown_at is not null) then timestamptz '2000-01-01 00:00:00+00'
          else coalesce(case state when 'paid' then process_by when 'processing' then ship_by
            when 'cancel_requested' then answer_by end, to_timestamp(253402214400)) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "souvenir_problem_history" ADD CONSTRAINT "souvenir_problem_history_problem_id_souvenir_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."souvenir_problems"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_problems" ADD CONSTRAINT "souvenir_problems_order_id_souvenir_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."souvenir_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_problems" ADD CONSTRAINT "souvenir_problems_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_problems" ADD CONSTRAINT "souvenir_problems_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "souvenir_problem_history_problem_id_id_index" ON "souvenir_problem_history" USING btree ("problem_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "souvenir_problems_open" ON "souvenir_problems" USING btree ("order_id") WHERE "souvenir_problems"."state" = 'open';--> statement-breakpoint
CREATE INDEX "souvenir_problems_order_id_created_at_index" ON "souvenir_problems" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "souvenir_problems_tenant_id_index" ON "souvenir_problems" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "souvenir_problems_user_id_index" ON "souvenir_problems" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_notices_staff_id_index" ON "staff_notices" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_notices_created_at_index" ON "staff_notices" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "item_certificates" ADD CONSTRAINT "item_certificates_removed_by_staff_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_certificates_removed_by_index" ON "item_certificates" USING btree ("removed_by");--> statement-breakpoint
CREATE INDEX "partner_accounts_store_id_entered_at_index" ON "partner_accounts" USING btree ("store_id","entered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_accounts_one_entered" ON "partner_accounts" USING btree ("store_id") WHERE "partner_accounts"."state" = 'entered';--> statement-breakpoint
CREATE UNIQUE INDEX "store_accounts_one_verified" ON "partner_accounts" USING btree ("store_id") WHERE "partner_accounts"."state" = 'verified';--> statement-breakpoint
-- A waybill that two parcels on their way share is nobody's to follow: the later ones are not asked about any more.
UPDATE "shipments" s SET "courier_code" = NULL, "track_at" = NULL WHERE s."state" = 'shipped' AND EXISTS (SELECT 1 FROM "shipments" o WHERE o."state" = 'shipped' AND o."courier_code" = s."courier_code" AND o."waybill" = s."waybill" AND o."order_id" < s."order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_live_waybill" ON "shipments" USING btree ("courier_code","waybill") WHERE "shipments"."state" = 'shipped';--> statement-breakpoint
CREATE INDEX "shipments_waybill_index" ON "shipments" USING btree ("waybill");--> statement-breakpoint
CREATE INDEX "souvenir_orders_store_id_queue_at_id_index" ON "souvenir_orders" USING btree ("store_id","queue_at","id");--> statement-breakpoint
CREATE INDEX "souvenir_orders_to_ship" ON "souvenir_orders" USING btree ("ship_by") WHERE "souvenir_orders"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "souvenir_orders_with_problem" ON "souvenir_orders" USING btree ("problem_at") WHERE "souvenir_orders"."problem_at" is not null;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_of_one" CHECK (num_nonnulls("partner_accounts"."partner_id", "partner_accounts"."store_id") = 1);--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_promo" CHECK ("earnings"."promo" * sign("earnings"."amount") between 0 and abs("earnings"."amount"));
--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('souvenir_store_reminder_hours', 15, '2020-01-01', 'Rihla: a store is reminded on the morning of its last working day'),
	('store_holiday_days_most', 30, '2020-01-01', 'Rihla: a holiday puts off a store’s clock, so it has an end in sight'),
	('souvenir_contact_days', 30, '2020-01-01', 'Rihla: a store sees personal data only as long as it needs it (Indonesia’s PDP law)');--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('souvenir_unpaid_pieces_most', 50, '2020-01-01', 'Rihla: pieces of one variant that one buyer may hold without paying');--> statement-breakpoint
UPDATE "souvenir_orders" SET "ship_by" = now() + interval '7 days' WHERE "state" = 'processing';--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('souvenir_ship_working_days', 5, '2020-01-01', 'Rihla: an order that is processed but not shipped for so long is cancelled'),
	('souvenir_not_arrived_days', 14, '2020-01-01', 'Rihla: a fair time for couriers before a parcel is reported as not arrived'),
	('waybill_unknown_hours', 24, '2020-01-01', 'Rihla: couriers scan a parcel within a day of receiving it');
--> statement-breakpoint
CREATE TRIGGER "souvenir_problem_history_append_only" BEFORE UPDATE OR DELETE ON "souvenir_problem_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
