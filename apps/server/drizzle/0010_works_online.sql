CREATE TABLE "works_online" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform_id" uuid NOT NULL,
	"status" text NOT NULL,
	"draft" text,
	"draft_by" uuid,
	"revision" integer NOT NULL,
	"drafted_at" timestamp (3) with time zone,
	CONSTRAINT "works_online_platformId_unique" UNIQUE("platform_id")
);
--> statement-breakpoint
CREATE TABLE "works_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"compared_version" integer,
	"compared_html" text,
	"match" integer,
	"verdict" text,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "works_reports_workId_number_unique" UNIQUE("work_id","number")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "platform_id" uuid;--> statement-breakpoint
ALTER TABLE "works_online" ADD CONSTRAINT "works_online_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_online" ADD CONSTRAINT "works_online_draft_by_users_id_fk" FOREIGN KEY ("draft_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_reports" ADD CONSTRAINT "works_reports_work_id_works_online_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works_online"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works_reports" ADD CONSTRAINT "works_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_platform_id_task_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."task_platforms"("id") ON DELETE set null ON UPDATE no action;