INSERT INTO "dated_rules" ("key", "value", "valid_from", "source") VALUES
	('unproven_seats_most', 8, '2020-01-01', 'Rihla: seats a member who has proved no phone may hold, over carts and orders'),
	('unproven_carts_most', 2, '2020-01-01', 'Rihla: carts a member who has proved no phone may have at once');