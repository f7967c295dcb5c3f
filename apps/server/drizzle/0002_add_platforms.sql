CREATE TYPE "public"."platform_kind" AS ENUM('post', 'story');--> statement-breakpoint
CREATE TABLE "task_platforms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"kind" "platform_kind" NOT NULL,
	"needs_text" boolean NOT NULL,
	"needs_photos" boolean NOT NULL,
	CONSTRAINT "task_platforms_taskId_kind_title_unique" UNIQUE("task_id","kind","title")
);
--> statement-breakpoint
ALTER TABLE "steps" DROP CONSTRAINT "steps_taskId_function_unique";--> statement-breakpoint
ALTER TABLE "steps" ADD COLUMN "platform_id" uuid;--> statement-breakpoint
ALTER TABLE "task_platforms" ADD CONSTRAINT "task_platforms_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "platforms";--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_taskId_function_platformId_unique" UNIQUE NULLS NOT DISTINCT("task_id","function","platform_id");