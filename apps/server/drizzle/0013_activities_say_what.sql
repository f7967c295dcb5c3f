ALTER TABLE "activities" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "ordering" integer;