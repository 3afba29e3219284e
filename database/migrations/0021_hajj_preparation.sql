-- A preparation that takes people on umrah needs a PPIU beside its PIHK: the rule knows it by its kind.
UPDATE "products" SET "kind" = 'hajj_preparation' WHERE "category" = 'haji' AND "type_slug" LIKE 'haji-persiapan%';--> statement-breakpoint
UPDATE "listings" SET "kind" = 'hajj_preparation' WHERE "category" = 'haji' AND "type_slug" LIKE 'haji-persiapan%';
