CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid,
	"slug" text NOT NULL,
	"group_slug" text NOT NULL,
	"group_name" jsonb NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"flag" text,
	"position" integer NOT NULL,
	CONSTRAINT "faqs_tenant_id_slug_unique" UNIQUE NULLS NOT DISTINCT("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text,
	"path" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"related" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"version" text NOT NULL,
	"dated_on" date NOT NULL,
	"reviewed_on" date,
	"position" integer NOT NULL,
	CONSTRAINT "pages_tenant_id_slug_unique" UNIQUE NULLS NOT DISTINCT("tenant_id","slug")
);
--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;