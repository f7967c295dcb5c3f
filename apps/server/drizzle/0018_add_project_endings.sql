CREATE TYPE "public"."cancellation_outcome" AS ENUM('agreed', 'declined', 'withdrawn', 'lapsed');--> statement-breakpoint
CREATE TABLE "project_cancellations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"agreed_by" uuid[] DEFAULT '{}' NOT NULL,
	"outcome" "cancellation_outcome",
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_cancellations" ADD CONSTRAINT "project_cancellations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_cancellations" ADD CONSTRAINT "project_cancellations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_cancellations_project_id_index" ON "project_cancellations" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_cancellations_open_index" ON "project_cancellations" USING btree ("project_id") WHERE "project_cancellations"."outcome" is null;