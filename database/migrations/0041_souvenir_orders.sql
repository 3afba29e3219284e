CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"price_seen" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_user_id_tenant_id_variant_id_unique" UNIQUE("user_id","tenant_id","variant_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "souvenir_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"payer_name" text NOT NULL,
	"payer_email" text NOT NULL,
	"payer_phone" text NOT NULL,
	"destination" jsonb,
	"affiliate_code" text,
	"consultant_name" text,
	"promo_id" uuid,
	"discount" bigint DEFAULT 0 NOT NULL,
	"pay_by" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "souvenir_checkouts_code_unique" UNIQUE("code"),
	CONSTRAINT "souvenir_checkouts_discount" CHECK ("souvenir_checkouts"."discount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "souvenir_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "souvenir_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "souvenir_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"item_slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"variant_name" jsonb NOT NULL,
	"picture_id" text,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	CONSTRAINT "souvenir_order_lines_quantity" CHECK ("souvenir_order_lines"."quantity" >= 1),
	CONSTRAINT "souvenir_order_lines_price" CHECK ("souvenir_order_lines"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "souvenir_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"code" text NOT NULL,
	"store_name" text NOT NULL,
	"state" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"weight_grams" integer NOT NULL,
	"courier" text,
	"courier_name" text,
	"service" text,
	"etd" text,
	"shipping_cost" bigint,
	"paid_at" timestamp with time zone,
	"process_by" timestamp with time zone,
	"answer_by" timestamp with time zone,
	"resumes_as" text,
	"cancel_reason" text,
	"cancel_note" text,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"completes_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "souvenir_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "souvenir_orders_subtotal" CHECK ("souvenir_orders"."subtotal" > 0),
	CONSTRAINT "souvenir_orders_shipping" CHECK ("souvenir_orders"."shipping_cost" > 0),
	CONSTRAINT "souvenir_orders_courier" CHECK (("souvenir_orders"."courier" is null) = ("souvenir_orders"."shipping_cost" is null))
);
--> statement-breakpoint
ALTER TABLE "item_reviews" DROP CONSTRAINT "item_reviews_order_id_unique";--> statement-breakpoint
ALTER TABLE "savings_plans" DROP CONSTRAINT "savings_plans_target";--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "applies_to" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "courier_code" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "last_phone_digits" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "track_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "track_status" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "track_steps" jsonb;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_variant_id_item_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."item_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_checkouts" ADD CONSTRAINT "souvenir_checkouts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_checkouts" ADD CONSTRAINT "souvenir_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_checkouts" ADD CONSTRAINT "souvenir_checkouts_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_history" ADD CONSTRAINT "souvenir_history_order_id_souvenir_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."souvenir_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_order_lines" ADD CONSTRAINT "souvenir_order_lines_order_id_souvenir_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."souvenir_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_order_lines" ADD CONSTRAINT "souvenir_order_lines_variant_id_item_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."item_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_order_lines" ADD CONSTRAINT "souvenir_order_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD CONSTRAINT "souvenir_orders_checkout_id_souvenir_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."souvenir_checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD CONSTRAINT "souvenir_orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD CONSTRAINT "souvenir_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "souvenir_orders" ADD CONSTRAINT "souvenir_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_variant_id_index" ON "cart_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "cart_items_tenant_id_index" ON "cart_items" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "souvenir_checkouts_user_id_created_at_index" ON "souvenir_checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "souvenir_checkouts_tenant_id_index" ON "souvenir_checkouts" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "souvenir_checkouts_promo_id_index" ON "souvenir_checkouts" USING btree ("promo_id");--> statement-breakpoint
CREATE INDEX "souvenir_checkouts_pay_by_index" ON "souvenir_checkouts" USING btree ("pay_by");--> statement-breakpoint
CREATE INDEX "souvenir_history_order_id_id_index" ON "souvenir_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "souvenir_order_lines_order_id_position_index" ON "souvenir_order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "souvenir_order_lines_variant_id_index" ON "souvenir_order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "souvenir_order_lines_item_id_index" ON "souvenir_order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "souvenir_orders_checkout_id_number_index" ON "souvenir_orders" USING btree ("checkout_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "souvenir_orders_checkout_id_store_id_index" ON "souvenir_orders" USING btree ("checkout_id","store_id");--> statement-breakpoint
CREATE INDEX "souvenir_orders_store_id_state_created_at_index" ON "souvenir_orders" USING btree ("store_id","state","created_at");--> statement-breakpoint
CREATE INDEX "souvenir_orders_user_id_created_at_index" ON "souvenir_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "souvenir_orders_tenant_id_index" ON "souvenir_orders" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "souvenir_orders_to_process" ON "souvenir_orders" USING btree ("process_by") WHERE "souvenir_orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "souvenir_orders_to_answer" ON "souvenir_orders" USING btree ("answer_by") WHERE "souvenir_orders"."state" = 'cancel_requested';--> statement-breakpoint
CREATE INDEX "souvenir_orders_to_complete" ON "souvenir_orders" USING btree ("completes_at") WHERE "souvenir_orders"."state" = 'delivered';--> statement-breakpoint
CREATE UNIQUE INDEX "item_reviews_order_id_item_id_index" ON "item_reviews" USING btree ("order_id","item_id");--> statement-breakpoint
CREATE INDEX "shipments_to_track" ON "shipments" USING btree ("track_at") WHERE "shipments"."track_at" is not null;--> statement-breakpoint
ALTER TABLE "savings_plans" ADD CONSTRAINT "savings_plans_target" CHECK ("savings_plans"."target" > 0);--> statement-breakpoint
CREATE TRIGGER "souvenir_history_append_only" BEFORE UPDATE OR DELETE ON "souvenir_history" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "souvenir_order_lines_append_only" BEFORE UPDATE OR DELETE ON "souvenir_order_lines" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('souvenir_payment_hours', 24, '2020-01-01', 'Rihla: how long pieces of an unpaid souvenir order are put aside'),
	('souvenir_process_days', 2, '2020-01-01', 'Rihla: a store that stays silent for so long loses the order'),
	('souvenir_answer_days', 2, '2020-01-01', 'Rihla: a wish to cancel that is not answered for so long is granted'),
	('souvenir_complete_days', 3, '2020-01-01', 'Rihla: time to check a parcel before its order completes'),
	('souvenir_unpaid_most', 5, '2020-01-01', 'Rihla: so that nobody keeps stock from others without paying'),
	('souvenir_payment_fee', 0, '2020-01-01', 'Rihla: buyers pay no payment fee'),
	('savings_target_above', 50000, '2020-01-01', 'Rihla: a savings plan is for more than this'),
	('applicant_least_income', 1000000, '2020-01-01', 'Partner banks: the least that an applicant for savings or financing earns in a month');
