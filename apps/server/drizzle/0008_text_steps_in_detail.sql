ALTER TABLE "activities" ADD COLUMN "platform_id" uuid;--> statement-breakpoint
ALTER TABLE "archived_drafts" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE set null ON UPDATE no action;