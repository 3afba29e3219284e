INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('run_out_order_days', 7, '2020-01-01', 'Rihla: an order that ran out unpaid counts for so many days among the holds of its departure');
