ALTER TABLE "partners" DROP COLUMN "licence_kind";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "licence_number";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "licence_valid_until";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "licence_suspended_on";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "licence_checked_by";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "licence_checked_on";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "minimum_savings";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "administrative_cost";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "profit_share";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "yearly_rate_bp";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "akad";