CREATE TYPE "public"."reward_status" AS ENUM('requested', 'reviewing', 'returned', 'approved', 'paid', 'failed', 'withdrawn');--> statement-breakpoint
CREATE TABLE "reward_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reward_moves_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reward_id" uuid NOT NULL,
	"status" "reward_status" NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" "reward_status" NOT NULL,
	"statement" jsonb NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"reviewer_id" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"returned" jsonb,
	"approver_id" uuid,
	"number" text,
	"pays_on" date,
	"payout_by_id" uuid,
	"failure" text,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "rewards_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "reward_moves" ADD CONSTRAINT "reward_moves_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_moves" ADD CONSTRAINT "reward_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_payout_by_id_users_id_fk" FOREIGN KEY ("payout_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_moves_reward_id_ordinal_index" ON "reward_moves" USING btree ("reward_id","ordinal");--> statement-breakpoint
CREATE INDEX "rewards_user_id_requested_at_index" ON "rewards" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "rewards_status_requested_at_index" ON "rewards" USING btree ("status","requested_at");