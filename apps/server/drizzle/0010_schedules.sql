CREATE TYPE "public"."schedule_revision_kind" AS ENUM('proposal', 'counter', 'change', 'move', 'shift');--> statement-breakpoint
CREATE TYPE "public"."schedule_revision_outcome" AS ENUM('pending', 'confirmed', 'countered', 'declined', 'recalled');--> statement-breakpoint
CREATE TABLE "schedule_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" "schedule_revision_kind" NOT NULL,
	"dates" jsonb NOT NULL,
	"base_number" integer,
	"note" text NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"delay" jsonb,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" "schedule_revision_outcome" NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"answer_note" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "schedule_revisions_taskId_number_unique" UNIQUE("task_id","number")
);
--> statement-breakpoint
ALTER TABLE "schedule_revisions" ADD CONSTRAINT "schedule_revisions_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_revisions" ADD CONSTRAINT "schedule_revisions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_revisions" ADD CONSTRAINT "schedule_revisions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps" DROP COLUMN "due_date";