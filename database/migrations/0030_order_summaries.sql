CREATE TABLE "order_summaries" (
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"tab" text NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"item_id" uuid NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"quantity" integer NOT NULL,
	"total" bigint NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"is_overdue" boolean NOT NULL,
	"due_amount" bigint NOT NULL,
	"next_invoice_code" text,
	"next_stage" text,
	"next_amount" bigint,
	"next_due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_summaries_kind_order_id_pk" PRIMARY KEY("kind","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_summaries" ADD CONSTRAINT "order_summaries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_summaries" ADD CONSTRAINT "order_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_summaries_user_id_tab_created_at_index" ON "order_summaries" USING btree ("user_id","tab","created_at");--> statement-breakpoint
CREATE INDEX "order_summaries_tenant_id_index" ON "order_summaries" USING btree ("tenant_id");