CREATE TABLE "case_report_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"created_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"update_parts" jsonb,
	"update_reason" text,
	"update_requested_at" timestamp (3) with time zone,
	CONSTRAINT "case_report_versions_reportId_number_unique" UNIQUE("report_id","number")
);
--> statement-breakpoint
CREATE TABLE "case_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"status" text NOT NULL,
	"draft" text,
	"draft_by" uuid,
	"revision" integer NOT NULL,
	"drafted_at" timestamp (3) with time zone,
	CONSTRAINT "case_reports_platformId_unique" UNIQUE("platform_id")
);
--> statement-breakpoint
ALTER TABLE "case_report_versions" ADD CONSTRAINT "case_report_versions_report_id_case_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."case_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_report_versions" ADD CONSTRAINT "case_report_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reports" ADD CONSTRAINT "case_reports_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reports" ADD CONSTRAINT "case_reports_draft_by_users_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_report_versions_created_by_index" ON "case_report_versions" USING btree ("created_by");