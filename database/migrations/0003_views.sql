CREATE TABLE "product_views" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "product_views_product_id_day_visitor_hash_pk" PRIMARY KEY("product_id","day","visitor_hash")
);
--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_views_day_index" ON "product_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "products_names" ON "products" USING gin ((("name" ->> 'id') || ' ' || ("name" ->> 'en')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_tenant_id_created_at_index" ON "reviews" USING btree ("tenant_id","created_at");