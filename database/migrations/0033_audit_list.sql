CREATE INDEX "audit_log_at_id_index" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_call_at_id_index" ON "audit_log" USING btree ("call","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_thing_id_at_id_index" ON "audit_log" USING btree ("thing_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff_id_at_id_index" ON "audit_log" USING btree ("staff_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_granted_by_index" ON "audit_log" USING gin ("granted_by");