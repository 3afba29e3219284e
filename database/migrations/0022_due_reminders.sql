INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('due_reminder_first_days', 7, '2020-01-01', 'Rihla: the first reminder of an invoice, days before it is due'),
	('due_reminder_second_days', 3, '2020-01-01', 'Rihla: the second reminder of an invoice, days before it is due'),
	('due_reminder_last_days', 1, '2020-01-01', 'Rihla: the last reminder of an invoice, days before it is due');
